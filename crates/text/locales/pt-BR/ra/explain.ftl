# O que significam as peças e os números das mesas, para quem aponta para eles.

why-ra-sun = Um sol disponível
    .says = Com ele você pode vencer um leilão desta era. Depois ele vai para o centro, e o sol que estava lá vem para você virado para baixo.
why-ra-spent = Um sol usado
    .says = Não pode mais dar lances nesta era, mas pode na próxima. Depois da terceira era somam-se todos os sóis: o maior total ganha 5, o menor perde 5.
why-ra-centre = O sol do centro
    .says = Quem vence o leilão leva-o virado para baixo, para uma era seguinte, e deixa aqui o sol do lance.
why-ra-track = A faixa de Rá
    .says = Cada Rá sorteado inicia um leilão. O último encerra a era na hora, sem leilão, e quem ainda tem sóis disponíveis não os aproveitou.
why-ra-now = Pontos agora
    .says = Quanto estas peças renderiam se a era terminasse neste momento.
why-ra-row = Pontos da faixa
    .says = Quanto os pontos agora mudariam se este jogador vencesse a faixa como ela está.
why-ra-score = Placar
    .says = Os 10 pontos do início e os das eras encerradas. Primeiro somam-se todos os ganhos e perdas da era; o placar nunca fica abaixo de 0.
why-ra-bag = A bolsa
    .says = O que ainda pode ser sorteado. Todos sabem quais peças restam; em que ordem virão, ninguém.
