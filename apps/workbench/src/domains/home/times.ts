import { dayAndTime, timeTyped, typedTime } from '@nethos/contract/common/days.ts'
import { isShownAt, wrongTimes } from '@nethos/contract/home/home-desk.rules.ts'
import type { Tone } from '../../controls/tag.tsx'

/** From when to when, as it is typed; '' : open. */
export interface TypedTimes {
  from: string
  until: string
}
interface Times {
  shownFrom: number | null
  shownUntil: number | null
}

const typed = (at: number | null | undefined): string => (at == null ? '' : typedTime(at))
export const typedTimesOf = (shown: Times | undefined): TypedTimes => ({
  from: typed(shown?.shownFrom),
  until: typed(shown?.shownUntil),
})

/** A time that was not touched keeps its seconds. */
const instantOf = (text: string, before: number | null | undefined): number | null =>
  text === '' ? null : before != null && typedTime(before) === text ? before : timeTyped(text)
export const timesOf = ({ from, until }: TypedTimes, before: Times | undefined): Times => ({
  shownFrom: instantOf(from, before?.shownFrom),
  shownUntil: instantOf(until, before?.shownUntil),
})

/** Why the times will not do, by their field. */
export function wrongInTimes(times: Times): { from?: string; until?: string } {
  if (Number.isNaN(times.shownFrom)) return { from: '请填写完整的日期和时间' }
  if (Number.isNaN(times.shownUntil)) return { until: '请填写完整的日期和时间' }
  const until = wrongTimes(times)
  return until ? { until } : {}
}

export const timesInWords = ({ shownFrom, shownUntil }: Times): string =>
  [shownFrom !== null && `${dayAndTime(shownFrom)} 起`, shownUntil !== null && `${dayAndTime(shownUntil)} 止`]
    .filter(Boolean)
    .join('，') || '长期'

/** Whether patients see it now, in a word. */
export function stateOf(item: Times & { isShown: boolean }, now: number): { label: string; tone: Tone } {
  if (!item.isShown) return { label: '已关闭', tone: 'plain' }
  if (isShownAt(item, now)) return { label: '展示中', tone: 'good' }
  return item.shownFrom !== null && item.shownFrom > now
    ? { label: '未到时间', tone: 'warn' }
    : { label: '已过期', tone: 'plain' }
}
