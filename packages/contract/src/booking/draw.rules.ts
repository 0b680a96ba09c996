/**
 * One person asks for numbers of so many draws at a time, over all accounts: whoever takes any doctor (a script does) would have a
 * chance in each, and whoever needs this one a single chance (docs/decisions/0251).
 */
export const mostDrawEntries = 1

/** A session is scarce when this share of its numbers was asked for, or gone within the hospital's minutes. */
export const scarceShare = 0.8
/** … of one of so many of its like that were released last. */
export const scarceOfLast = 3
