# A primeira partida, guiada. Uma mensagem para cada lição: um título de poucas palavras e um texto de
# no máximo quarenta. Os termos são os das mesas.

lesson-label = Lição
lesson-none = Nada de novo aqui: jogue como quiser.
lesson-rule = Regra { $clause }
lesson-progress = { $learnt } de { $all } lições concluídas. Mostrar lista
lesson-list = Lições até agora
lesson-close = Fechar
lesson-all-head = Agora você sabe tudo
lesson-all-text = Você já viu tudo. Jogue esta partida até o fim ou tente outra sem dicas.
lesson-end-head = Bem jogado!
lesson-end-text = Sua primeira partida terminou. Volte às lições quando quiser.
lesson-new-game = Nova partida contra bots
lesson-rules = Ler as regras
