# What the pieces and numbers on the tables mean.

why-ra-sun = A usable sun
    .says = With it you can win one auction of this epoch. It then lies in the centre, and the sun from there comes to you face down.
why-ra-spent = A spent sun
    .says = It cannot bid again in this epoch, but it can in the next. After the third epoch all suns are added up: the highest total gains 5, the lowest loses 5.
why-ra-centre = The centre sun
    .says = Whoever wins the auction takes it face down for a later epoch, and lays the sun of the bid here instead.
why-ra-track = The Ra track
    .says = Every Ra that is drawn starts an auction. The last one ends the epoch at once, without an auction, and whoever still has usable suns has not used them.
why-ra-now = Points now
    .says = What these tiles would score if the epoch ended at this moment.
why-ra-row = Points of the row
    .says = How much the points now would change if this player won the row as it lies there.
why-ra-score = Score
    .says = The 10 points of the start, and those of the epochs that are over. All gains and losses of an epoch are added up first; the score never falls below 0.
why-ra-bag = The bag
    .says = What can still be drawn. Which tiles there are is known to everybody; in which order they come, to nobody.
