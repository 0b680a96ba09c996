import type { Spelling } from '../spelling.ts'

/** The activities' words of the wire (docs/product/services.csv, activity). */
export const activitySpelling = {
  words: { isLiked: 'liked', goodRatePercent: 'goodRate', patientCount: 'patCount' },
} as const satisfies Spelling
