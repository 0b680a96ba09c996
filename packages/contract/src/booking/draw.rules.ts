/** One person asks for numbers of so many draws at a time, over all accounts: more would not be more visits. */
export const mostDrawEntries = 3

/** A session is scarce when this share of its numbers was asked for, or gone within the hospital's minutes. */
export const scarceShare = 0.8
/** … of one of so many of its like that were released last. */
export const scarceOfLast = 3
