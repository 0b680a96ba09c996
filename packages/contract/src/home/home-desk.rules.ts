import * as z from 'zod/mini'
import { limitedText, optionalLimitedText } from '../common/text.ts'
import { instant } from '../common/fields.ts'
import { optionalText, required } from '../rule.ts'
import { hubNames, hubs, type Hub } from './home.hubs.ts'

/** Where an entry stands: the home page, or one of the other pages where ways begin (home_entry.page). */
export type EntryPage = 'home' | Hub
export const entryPages = ['home', ...hubNames] as const
export const entryPageLabels: Readonly<Record<EntryPage, string>> = { home: '首页', ...hubs, classic: '首页（旧版）' }

/** The limits are our own: what fits its place on the narrowest phone. */
export const bannerTitle = limitedText('标题', 16)
export const bannerSubtitle = optionalLimitedText('副标题', 24)
export const entryTitle = limitedText('名称', 10)
export const entrySection = optionalLimitedText('分组', 10)
export const entryNote = optionalLimitedText('说明', 20)
export const noticeTitle = limitedText('标题', 40)
export const noticeContent = optionalLimitedText('内容', 120)

/** An own page, or an address outside; whether it exists and may be linked, only the server knows. */
const address = /^(?:https:\/\/[^\s/]+\S*|\/(?![/\\])[^\s\\]*)$/
const beginsWrong = '链接须以 / 开头（本院页面）或以 https:// 开头（院外网址）'
const tooLong = z.maxLength(500, '链接不能超过500个字')
export const homeAddress = required('链接不能为空', tooLong, z.regex(address, beginsWrong))
/** Empty: it is only read. */
export const optionalAddress = optionalText(
  tooLong,
  z.refine(text => text === '' || address.test(text), beginsWrong),
)
/** An entry always leads to a page of the app. */
export const entryAddress = required(
  '页面地址不能为空',
  tooLong,
  z.regex(/^\/(?![/\\])[^\s\\]*$/, '页面地址须以 / 开头，例如 /doc/index'),
)

/** From when to when something is shown; null: always. */
export const shownTimes = { shownFrom: z.nullable(instant), shownUntil: z.nullable(instant) }
interface Times {
  shownFrom: number | null
  shownUntil: number | null
}
export const wrongTimes = ({ shownFrom, shownUntil }: Times): string | undefined =>
  shownFrom !== null && shownUntil !== null && shownUntil <= shownFrom ? '结束时间须晚于开始时间' : undefined

export const isShownAt = ({ isShown, shownFrom, shownUntil }: Times & { isShown: boolean }, now: number): boolean =>
  isShown && (shownFrom === null || shownFrom <= now) && (shownUntil === null || shownUntil > now)

/** Patients see so many notices, the first ones. */
export const mostShownNotices = 3
