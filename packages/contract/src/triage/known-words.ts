import { monthsAt } from '../common/age-words.ts'
import { dayOf, daysBetween } from '../common/days.ts'

/** An age as somebody would write it, so that it is read like his own words: newborns by days, and who is a child is called one. */
export function ageToRead({ birthOn, years }: { birthOn: string | null; years: number | null }, at: number): string {
  const months = birthOn === null ? (years ?? NaN) * 12 : monthsAt(birthOn, at)
  if (Number.isNaN(months)) return ''
  if (birthOn !== null && months < 3) return `出生${Math.max(daysBetween(birthOn, dayOf(at)), 0)}天`
  const age = Math.floor(months / 12)
  return age < 15 ? `孩子${age}岁` : `${age}岁`
}

interface Asked {
  /** As `ageToRead` gives it; empty while it is not known. */
  readonly ageWords: string
  readonly illnessName: string
  readonly consultContent: string
  readonly supplementContent: string
  readonly allergyHistory: string
}

interface Message {
  readonly replierType: string
  readonly replyContent: string
  readonly saidAt: number
}

/** What somebody has written counts for so long, in milliseconds, and at most so many messages of it. */
export const recentMs = 3_600_000
export const mostRecent = 20

/**
 * What a consult knows of whom it is about, for reading what he writes now: his age, what he asked with, and what he wrote in
 * the last hour, the newest first. 血压165/110 after 孕34周 is another thing.
 */
export const knownOfConsult = (asked: Asked, messages: readonly Message[], now: number): string[] =>
  [
    asked.ageWords,
    asked.illnessName,
    asked.consultContent,
    asked.supplementContent,
    asked.allergyHistory,
    ...messages
      .filter(one => one.replierType === 'PAT' && one.saidAt > now - recentMs)
      .slice(-mostRecent)
      .reverse()
      .map(one => one.replyContent),
  ].filter(text => text !== '')
