import * as z from 'zod/mini'

/** All days and hours of the hospital are Asia/Shanghai, eight hours ahead of UTC and without summer time since 1991. */
const offset = 8 * 3_600_000
const dayLength = 86_400_000
const minute = 60_000

const shifted = (at: number) => new Date(at + offset).toISOString()
const shown = (on: string) => `${on.slice(0, 4)}年${on.slice(5, 7)}月${on.slice(8, 10)}日`

/** The day of an instant (epoch ms) as 'YYYY-MM-DD' in Asia/Shanghai. */
export const dayOf = (at: number): string => shifted(at).slice(0, 10)

/** 00:00 Asia/Shanghai of a day 'YYYY-MM-DD', epoch ms. */
export const startOfDay = (on: string): number => Date.parse(`${on}T00:00:00.000Z`) - offset

/** Whether it is a day of the calendar, written 'YYYY-MM-DD': 2024-02-29 is, 2023-02-29 is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const at = Date.parse(`${text}T00:00:00.000Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** The day so many days later (earlier when negative). */
export const addDays = (on: string, days: number): string => dayOf(startOfDay(on) + days * dayLength)

/** How many days lie between two days: 1 from today to tomorrow. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((startOfDay(to) - startOfDay(from)) / dayLength)

/** 周一 … 周日. */
export const weekdayOf = (on: string): string => `周${'日一二三四五六'[new Date(`${on}T00:00:00.000Z`).getUTCDay()]}`

/** When a session that begins at an instant ends: 00:00 Asia/Shanghai of the second day after (docs/product/protocol.md 4). Epoch ms. */
export const startOfSecondDayAfter = (at: number): number => startOfDay(addDays(dayOf(at), 2))

/** '2026-11-21 15:04' (core 9, date formats). */
export const dayAndTime = (at: number): string => shifted(at).slice(0, 16).replace('T', ' ')

/** What a field of day and time holds: '2026-11-21T15:04'. */
export const typedTime = (at: number): string => shifted(at).slice(0, 16)

/** The instant of such a text; NaN when it is none. */
export function timeTyped(text: string): number {
  const [on = '', hours = ''] = text.split('T')
  if (!isDay(on) || !/^([01]\d|2[0-3]):[0-5]\d/.test(hours)) return NaN
  return startOfDay(on) + (Number(hours.slice(0, 2)) * 60 + Number(hours.slice(3, 5))) * minute
}

/** '2026-11-21 15:04:05'. */
export const dayAndSecond = (at: number): string => shifted(at).slice(0, 19).replace('T', ' ')

/** '15:04'. */
export const timeOf = (at: number): string => shifted(at).slice(11, 16)

/** '2026年11月21日' of a day. */
export const dayInWords = (on: string): string => shown(on)

/** '2026年11月21日 15:04' of an instant. */
export const instantInWords = (at: number): string => `${shown(dayOf(at))} ${timeOf(at)}`

/** '2026年11月21日 15:04:05' of an instant. */
export const secondInWords = (at: number): string => `${shown(dayOf(at))} ${shifted(at).slice(11, 19)}`

/** '11月25日周三' of a day: for what may be read a day later. */
export const shortDay = (on: string): string =>
  `${Number(on.slice(5, 7))}月${Number(on.slice(8, 10))}日${weekdayOf(on)}`

const near = ['今天', '明天', '后天']

/** A day that comes, as people say it: 今天, 明天, 后天, else 11月25日周三. */
export function comingDay(on: string, now: number): string {
  const inDays = daysBetween(dayOf(now), on)
  return near[inDays] ?? shortDay(on)
}

/** How long ago, as people say it: under a minute 刚刚 (core 9); older than yesterday, the day. */
export function ago(at: number, now: number): string {
  const minutes = Math.floor((now - at) / minute)
  if (minutes < 1) return '刚刚'
  if (minutes < 60) return `${minutes}分钟前`
  const days = daysBetween(dayOf(at), dayOf(now))
  if (days === 0) return `${Math.floor(minutes / 60)}小时前`
  if (days === 1) return `昨天 ${timeOf(at)}`
  return dayOf(at)
}

/** When something was said in a talk, as short as it is clear: 15:04, 昨天 15:04, 11月20日 15:04, and with the year if it is another. */
export function talkTime(at: number, now: number): string {
  const on = dayOf(at)
  const days = daysBetween(on, dayOf(now))
  if (days === 0) return timeOf(at)
  if (days === 1) return `昨天 ${timeOf(at)}`
  const isThisYear = on.slice(0, 4) === dayOf(now).slice(0, 4)
  return isThisYear ? `${Number(on.slice(5, 7))}月${Number(on.slice(8))}日 ${timeOf(at)}` : instantInWords(at)
}

/** The rule of a field that holds a day. */
export const day = (sentence: string) => z.string().check(z.refine(isDay, sentence))
