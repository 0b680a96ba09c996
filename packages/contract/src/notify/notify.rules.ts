import * as z from 'zod/mini'
import { dayOf, startOfDay } from '../common/days.ts'
import { optionalMobile } from '../common/phone.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** A time of the day in Asia/Shanghai as '22:30', or '' for none. */
const timeOfDay = z._default(z.string().check(z.regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/, '请填写时间，例如 22:00')), '')

/** After a text message, so many minutes pass before the next one, unless the doctor has looked meanwhile. */
export const silentMinutes = [15, 30, 60, 120, 240] as const

/** How a member of staff wants to hear that somebody waits for him. */
const fields = z.object({
  /** By text message to `mobile`; without a number none is sent. */
  bySms: z.boolean(),
  mobile: optionalMobile,
  /** By web push to every browser where he is logged in and has allowed it. */
  byPush: z.boolean(),
  silentMinutes: z.literal(silentMinutes),
  /** Between these two times of the day nothing is sent but what cannot wait; both '' : at every hour. */
  quietFrom: timeOfDay,
  quietUntil: timeOfDay,
})
export type NoticeSetting = z.infer<typeof fields>

export const noticeSetting = fields.check(
  z.refine(one => !one.bySms || one.mobile !== '', { error: '开启短信通知，请填写手机号', path: ['mobile'] }),
  z.refine(one => (one.quietFrom === '') === (one.quietUntil === ''), {
    error: '免打扰时段请同时填写开始和结束时间',
    path: ['quietUntil'],
  }),
  z.refine(one => one.quietFrom === '' || one.quietFrom !== one.quietUntil, {
    error: '免打扰的开始和结束时间不能相同',
    path: ['quietUntil'],
  }),
)

/** What holds for who has set nothing: his browsers, and no text message, for nobody knows a number. */
export const usualNotice: NoticeSetting = {
  bySms: false,
  mobile: '',
  byPush: true,
  silentMinutes: 60,
  quietFrom: '22:00',
  quietUntil: '07:00',
}

const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))

/** When the quiet hours end in which `now` (epoch ms) lies; undefined: it lies in none. They may go over midnight. */
export function quietEndsAt(
  { quietFrom, quietUntil }: Pick<NoticeSetting, 'quietFrom' | 'quietUntil'>,
  now: number,
): number | undefined {
  if (quietFrom === '' || quietUntil === '') return undefined
  const midnight = startOfDay(dayOf(now))
  const [from, until] = [midnight + minutesOf(quietFrom) * minute, midnight + minutesOf(quietUntil) * minute]
  if (from < until) return now >= from && now < until ? until : undefined
  if (now >= from) return until + day
  return now < until ? until : undefined
}
