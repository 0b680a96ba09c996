import * as z from 'zod/mini'
import { limitedText, optionalLimitedText } from './text.ts'

/** What a team or a doctor sells for a length of time. Limits of our own: the documents set none. */
const limits = { name: 20, content: 2000, length: 120, dailyReplies: 50 } as const

export const serveName = limitedText('服务名称', limits.name)
export const serveContent = optionalLimitedText('服务内容', limits.content)
/** For how many days, weeks, months or years. */
export const serveLength = z
  .int()
  .check(z.refine(length => length >= 1 && length <= limits.length, '服务时长应在1到120之间'))

/** Replies that the patient may send each day of a service. */
export const serveDailyReplies = z
  .int()
  .check(
    z.refine(times => times >= 1 && times <= limits.dailyReplies, `每天可回复次数应在1到${limits.dailyReplies}之间`),
  )
/** What a service may be drawn with: names of the patient app's icons. */
export const serveIcons = {
  heart: '爱心',
  chat: '对话',
  calendar: '日历',
  clock: '时钟',
  report: '报告',
  pill: '药品',
  pulse: '心电',
  shield: '盾牌',
  home: '居家',
  person: '人像',
  book: '书本',
  gift: '礼盒',
} as const
export type ServeIcon = keyof typeof serveIcons
export const serveIconNames = Object.keys(serveIcons) as [ServeIcon, ...ServeIcon[]]
