const minute = 60_000
const lookedAtMs = 3 * 3_600_000
/** A longer pause is a break of the room's, not the time that one person takes. */
const breakMs = 45 * minute
const fewest = 5
/** Nine of ten waits lie within (normal distribution, both ends). */
const spread = 1.645

/**
 * How long whoever has so many before him waits, in minutes from and to, by the calls of the last three hours; undefined:
 * fewer than five, and nobody knows. What one person takes is what it took lately; the range grows with the line.
 */
export function expectedWait(
  calls: readonly number[],
  before: number,
  now: number,
): { from: number; to: number } | undefined {
  const lately = calls.filter(at => at <= now && at > now - lookedAtMs).sort((a, b) => a - b)
  const each = lately
    .slice(1)
    .map((at, index) => at - (lately[index] ?? at))
    .filter(ms => ms > 0 && ms <= breakMs)
  if (each.length < fewest - 1) return undefined
  const mean = each.reduce((sum, one) => sum + one, 0) / each.length
  const variance = each.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(each.length - 1, 1)
  // The one who is in there now has begun already.
  const begun = Math.min(now - (lately.at(-1) ?? now), mean)
  const middle = (before + 1) * mean - begun
  // The mean itself is known by so many calls only.
  const deviation = Math.sqrt((before + 1) * variance + (before + 1) ** 2 * (variance / each.length))
  const from = Math.max(middle - spread * deviation, 0)
  const to = middle + spread * deviation
  return { from: Math.floor(from / minute), to: Math.max(Math.ceil(to / minute), 1) }
}
