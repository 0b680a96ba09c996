import * as z from 'zod/mini'

/** The first year that a doctor could be asked here. */
export const firstReportYear = 2020
/** Seconds after which the doctor's token is worth nothing. */
export const reportTokenSeconds = 2 * 3600
/** Counts of people and of what they did below this are not told: nobody shall be recognised in them. */
export const fewestShown = 5

/** A count as the report may tell it: null for 1 to 4, which could be told apart one by one. */
export const coarse = (count: number): number | null => (count > 0 && count < fewestShown ? null : count)

/** A count in words. */
export const inWords = (count: number | null): string => (count === null ? `不足${fewestShown}` : String(count))

export const reportYear = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^\d{4}$/))]),
  z.pipe(z.transform(Number), z.int().check(z.minimum(firstReportYear), z.maximum(2100))),
)
