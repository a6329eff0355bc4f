# Wat de stukken en getallen op de tafels betekenen, voor wie ernaar wijst.

why-ra-sun = Een bruikbare zon
    .says = Hiermee kun je één veiling van dit tijdperk winnen. Daarna gaat de zon naar het midden en krijg jij de zon die daar lag, gedekt.
why-ra-spent = Een gebruikte zon
    .says = Je kunt er dit tijdperk niet meer mee bieden, in het volgende weer wel. Na het derde tijdperk worden alle zonnen opgeteld: het hoogste totaal krijgt 5, het laagste verliest 5.
why-ra-centre = De zon in het midden
    .says = De winnaar van de veiling neemt deze zon gedekt voor het volgende tijdperk en legt de winnende zon hier neer.
why-ra-track = De Ra-rij
    .says = Elke getrokken Ra begint een veiling. De laatste beëindigt het tijdperk meteen, zonder veiling, en ongebruikte zonnen zijn dan verspild.
why-ra-now = Punten nu
    .says = Wat deze kaartjes zouden opleveren als het tijdperk nu eindigde.
why-ra-row = Punten van de rij
    .says = Hoeveel de punten nu zouden veranderen als deze speler de rij won zoals die er ligt.
why-ra-score = Score
    .says = De 10 punten van het begin en die van de voorbije tijdperken. Eerst worden alle winsten en verliezen van een tijdperk opgeteld; de score zakt nooit onder 0.
why-ra-bag = De zak
    .says = Wat nog getrokken kan worden. Iedereen weet welke kaartjes er nog zijn, maar niet in welke volgorde ze komen.
