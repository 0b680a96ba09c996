/** What may wait for somebody on home, the most urgent kind first. */
export const waitingKinds = [
  /** Money is due before a deadline. */
  'pay',
  /** Somebody has answered, and it is not read. */
  'answer',
  /** A visit that comes. */
  'visit',
  /** A report that is not read. */
  'report',
  /** A question is on its way to a doctor. */
  'asked',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** So many stand on home; the rest is found on the pages of its domain. */
export const mostWaiting = 5
