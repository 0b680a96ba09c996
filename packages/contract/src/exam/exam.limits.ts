/** So many examinations are arranged as one visit at most: the search tries every order. */
export const mostInTrip = 6
