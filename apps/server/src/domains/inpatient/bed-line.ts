import type { BedLine } from '@nethos/contract/inpatient/inpatient.schemas.ts'

/** Fewer beds than these in four weeks say nothing of the next ones. */
const fewest = 8
/** Between these nine of ten waits lie, were beds to come free at the same pace by chance. */
const width = 1.645

/**
 * In how many days a bed comes free for whoever has so many before him: the beds needed by the pace of the last 28 days, and
 * as much around it as chance makes (the n-th of events that come at random lies within n ± 1.645·√n of their mean distance).
 */
export function waitingDays(ahead: number, freedLately: number): { from: number; to: number } | null {
  if (freedLately < fewest) return null
  const perDay = freedLately / 28
  const needed = ahead + 1
  const spread = width * Math.sqrt(needed)
  return {
    from: Math.max(0, Math.floor((needed - spread) / perDay)),
    to: Math.max(1, Math.ceil((needed + spread) / perDay)),
  }
}

export function bedLineOf(ahead: number, freedLately: number): BedLine {
  const days = waitingDays(ahead, freedLately)
  const before = ahead === 0 ? '您排在最前面。' : `您前面有${ahead}人。`
  if (!days) return { ahead, days, sentence: `${before}近期空出的床位太少，暂时估计不了要等多久。` }
  return {
    ahead,
    days,
    sentence: `${before}按近28天空出${freedLately}张床推算，大约${days.from}到${days.to}天。病情急的患者会提前，男女病房分开安排，实际可能更早或更晚。`,
  }
}
