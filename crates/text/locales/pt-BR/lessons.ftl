# A primeira partida, guiada. Uma mensagem para cada lição: um título de poucas palavras e um texto de
# no máximo quarenta. Os termos são os das mesas.

lesson-label = Lição
lesson-none = Nada de novo aqui: jogue como quiser.
lesson-rule = Regra { $clause }
lesson-progress = Lições aprendidas: { $learnt } de { $all }. Mostrar o que já aprendi
lesson-list = O que já aprendi
lesson-close = Fechar
lesson-all-head = Agora você conhece o jogo
lesson-all-text = Tudo já foi explicado. Jogue esta partida até o fim ou tente outra sem dicas.
lesson-end-head = Bem jogado!
lesson-end-text = Sua primeira partida terminou. Volte às lições quando quiser.
lesson-new-game = Nova partida contra bots
lesson-rules = Ler as regras
