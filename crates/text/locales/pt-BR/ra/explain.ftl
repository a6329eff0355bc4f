# O que significam as peças e os números das mesas, para quem aponta para eles.

why-ra-sun = Um sol disponível
    .says = Com ele você pode vencer um leilão desta era. Depois ele vai para o centro, e você leva o sol que estava lá, virado para baixo.
why-ra-spent = Um sol usado
    .says = Não dá mais lances nesta era, mas volta na próxima. Depois da terceira era, somam-se todos os sóis: o maior total ganha 5, o menor perde 5.
why-ra-centre = O sol central
    .says = Quem vence o leilão leva este sol virado para baixo, para a próxima era, e deixa aqui o sol do lance.
why-ra-track = A faixa de Rá
    .says = Cada Rá que sai inicia um leilão. O último encerra a era na hora, sem leilão, e os sóis não usados são desperdiçados.
why-ra-now = Pontos agora
    .says = Quanto estas peças renderiam se a era terminasse neste momento.
why-ra-row = Pontos da faixa
    .says = Quanto os pontos agora mudariam se este jogador vencesse a faixa como ela está.
why-ra-score = Placar
    .says = Os 10 pontos do início e os das eras encerradas. Primeiro somam-se todos os ganhos e perdas da era; o placar nunca fica abaixo de 0.
why-ra-bag = A bolsa
    .says = O que ainda pode sair. Todos sabem quais peças restam, mas não em que ordem.
