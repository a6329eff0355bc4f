# What the pieces and numbers on the tables mean.

why-ra-sun = A usable sun
    .says = With it you can win one auction this epoch. It then goes to the centre, and you take the sun from there, face down.
why-ra-spent = A spent sun
    .says = You can’t bid it again this epoch, but you can in the next. After the third epoch all suns are added up: the highest total scores 5, the lowest loses 5.
why-ra-centre = The centre sun
    .says = The auction winner takes it face down for the next epoch and leaves the winning sun here.
why-ra-track = The Ra track
    .says = Every Ra that is drawn starts an auction. The last one ends the epoch immediately, without an auction, and unused suns are wasted.
why-ra-now = Points now
    .says = What these tiles would score if the epoch ended right now.
why-ra-row = Points for the row
    .says = How much “points now” would change if this player won the row as it is.
why-ra-score = Score
    .says = The 10 starting points plus the points of all finished epochs. Gains and losses of an epoch are added up first; the score never drops below 0.
why-ra-bag = The bag
    .says = What can still be drawn. Everyone knows which tiles are left, but not the order.
