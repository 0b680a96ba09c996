import * as z from 'zod/mini'
import { mostDrawEntries } from './draw.rules.ts'
import { addDays, dayInWords, startOfDay, timeOf, weekdayOf } from '../common/days.ts'
import { optionalLimitedText } from '../common/text.ts'
import { bookingDays } from './session.kinds.ts'

const minuteOfDay = z.int().check(z.minimum(0, '时间不正确'), z.maximum(1439, '时间不正确'))
const between = (what: string, least: number, most: number) => {
  const sentence = `${what}须在${least}至${most}之间`
  return z.int(sentence).check(z.minimum(least, sentence), z.maximum(most, sentence))
}

/** What a hospital may set for bookings. Times are minutes of the day, Asia/Shanghai. */
export const hospitalRule = z.object({
  /** Until when a number can be given back: so many days before the visit (0: on the day itself) … */
  cancelDaysBefore: between('提前天数', 0, 7),
  /** … and at this minute. What was booked for the same day: until its session begins. */
  cancelMinute: minuteOfDay,
  /** Numbers of one person on one day, and in one week (Monday to Sunday). */
  dayMost: between('每天号数', 1, 10),
  weekMost: between('每周号数', 1, 30),
  /** So many given back within so many days, and the person does not book for banDays. */
  cancelsMost: between('退号次数', 1, 20),
  cancelsDays: between('统计天数', 1, 365),
  banDays: between('暂停天数', 1, 365),
  /** So many numbers given back or let run out unpaid on one day, and the person does not book for unpaidBanDays. */
  unpaidMost: between('每天未支付次数', 1, 20),
  unpaidBanDays: between('未支付暂停天数', 1, 30),
  /** Unpaid numbers that one account holds at a time, and as many to be paid at the window. */
  holdsMost: between('同时待支付号数', 1, 10),
  /** So many visits missed within so many days, and the person does not book for missBanDays. */
  missesMost: between('爽约次数', 1, 20),
  missesDays: between('爽约统计天数', 1, 365),
  missBanDays: between('爽约暂停天数', 1, 365),
  /** How often one booking may be changed to another time. */
  changesMost: between('改约次数', 0, 10),
  /** Whether one may pay at the hospital's window instead of here. */
  windowPay: z.boolean(),
  waitlistOn: z.boolean(),
  /** So many waking minutes an offered number is kept. */
  offerMinutes: between('保留分钟数', 5, 240),
  /** No offers of the waitlist from here … */
  quietFrom: minuteOfDay,
  /** … to here. */
  quietUntil: minuteOfDay,
  /** A session can be waited for so many minutes after its numbers could be taken. */
  lineAfterMinutes: between('候补开放分钟数', 0, 120),
  /** Whether sessions that the hospital marks so, and scarce ones, are given out by lot, and for how many minutes one may ask. */
  drawOn: z.boolean(),
  drawMinutes: between('登记分钟数', 1, 60),
  /** Scarce: most numbers of one of the last sessions like it were gone within so many minutes. 0: none is. */
  scarceMinutes: between('约满分钟数', 0, 1440),
  /** Who has had a number of the draw or the line within so many days stands behind who has had none. */
  turnDays: between('优先统计天数', 0, 90),
  /** What to do on arrival, for the success page. */
  checkInNote: optionalLimitedText('就诊须知', 500),
})
export type HospitalRule = z.output<typeof hospitalRule>

/** For a hospital that has set nothing of its own. */
export const defaultRule: HospitalRule = {
  cancelDaysBefore: 1,
  cancelMinute: 17 * 60,
  dayMost: 2,
  weekMost: 4,
  cancelsMost: 3,
  cancelsDays: 30,
  banDays: 30,
  unpaidMost: 3,
  unpaidBanDays: 3,
  holdsMost: 2,
  missesMost: 3,
  missesDays: 90,
  missBanDays: 30,
  changesMost: 2,
  windowPay: true,
  waitlistOn: true,
  offerMinutes: 30,
  quietFrom: 21 * 60,
  quietUntil: 7 * 60,
  lineAfterMinutes: 10,
  drawOn: true,
  drawMinutes: 60,
  scarceMinutes: 30,
  turnDays: 28,
  checkInNote:
    '请提前30分钟到达，凭取号码在自助机或挂号窗口取号、报到，然后到科室候诊区等候叫号。请带好身份证和医保卡（或医保电子凭证）。',
}

/** So many accounts may have bound the hospital's file of one real person; with more he stands one turn later in draws and lines. */
export const accountsOfPerson = 3

const minute = 60_000

/** '17:00' of a minute of the day. */
export const minuteInWords = (of: number): string =>
  `${String(Math.floor(of / 60)).padStart(2, '0')}:${String(of % 60).padStart(2, '0')}`

/** So long after it was registered a booking can be undone, however late it was made: for a wrong tap. */
export const graceMinutes = 10

/** Until when a number can be given back by the hospital's rule; the grace comes besides (withdrawableUntil). Epoch ms. */
export const cancelUntil = (
  rule: Pick<HospitalRule, 'cancelDaysBefore' | 'cancelMinute'>,
  { onDay, isSameDay, sessionStartsAt }: { onDay: string; isSameDay: boolean; sessionStartsAt: number },
): number =>
  isSameDay
    ? sessionStartsAt
    : Math.min(startOfDay(addDays(onDay, -rule.cancelDaysBefore)) + rule.cancelMinute * minute, sessionStartsAt)

/** The rule's deadline, or the grace where that is later; not after the visit's time. Epoch ms. */
export const withdrawableUntil = (
  ruleUntil: number,
  { madeAt, startsAt }: { madeAt: number; startsAt: number },
): number => Math.max(ruleUntil, Math.min(madeAt + graceMinutes * minute, startsAt))

/** '11月30日（周一）17:00前可以退号、改约'. */
export const untilInWords = (at: number, onDay: string): string => {
  const day = dayInWords(onDay).slice(5)
  return `${day}（${weekdayOf(onDay)}）${timeOf(at)}前可以退号、改约`
}

/** What a draw leaves over (docs/decisions/0267). */
const leftOverSentence = ({ turnDays }: HospitalRule): string =>
  `摇号没有派完的号，可以继续登记，每小时派一次（夜里不派）${
    turnDays > 0 ? '，排在后面的人等到最后一轮' : ''
  }；最后一轮在摇号一天后，最迟就诊前一天，之后先到先得。`

/** The rules as a patient reads them, one sentence each. */
export function ruleSentences(rule: HospitalRule): string[] {
  const last = rule.cancelDaysBefore === 0 ? '就诊当天' : `就诊前${rule.cancelDaysBefore}天`
  return [
    `可预约明天起${bookingDays}天内的号，当天的号在“当日挂号”里挂。`,
    `同一就诊人每天最多预约${rule.dayMost}个号，每周（周一至周日）最多${rule.weekMost}个；同一时段只能预约1个号。`,
    `取号后请在15分钟内支付，超时后号会放回。`,
    `${last}${minuteInWords(rule.cancelMinute)}前可以退号、改约，费用全额退回；当日号在就诊时段开始前可以退号。`,
    rule.changesMost > 0
      ? `每个预约可以改约${rule.changesMost}次，改约不计入退号次数。`
      : '预约后不能改约，请退号后重新预约。',
    `错过退号时间才预约的，预约成功后${graceMinutes}分钟内仍可退号。`,
    `${rule.cancelsDays}天内退号${rule.cancelsMost}次，将暂停这位就诊人的预约${rule.banDays}天。医院停诊、换医生时退号不计次数。`,
    `取号后不支付就取消或超时的，当天不能再约同一节门诊；一天内${rule.unpaidMost}次，将暂停这位就诊人的预约${rule.unpaidBanDays}天。一个账号最多同时有${rule.holdsMost}个待支付的号${rule.windowPay ? `，选择到院支付、还没就诊的也最多${rule.holdsMost}个` : ''}。`,
    `${rule.missesDays}天内爽约（未就诊）${rule.missesMost}次，将暂停这位就诊人的预约${rule.missBanDays}天。过了退号时间又来不了，请点“我来不了”把号让出来：费用不退，按一次退号计算，不算爽约。`,
    ...(rule.drawOn && rule.scarceMinutes > 0
      ? [
          `抢手的门诊（最近放号${rule.scarceMinutes}分钟内基本约满）自动改为摇号：放号后${rule.drawMinutes}分钟内登记即可，先后不影响结果；每位就诊人同一时间只能登记${mostDrawEntries}场。`,
        ]
      : []),
    ...(rule.drawOn ? [leftOverSentence(rule)] : []),
    ...(rule.waitlistOn
      ? [
          `约满的门诊在放号${rule.lineAfterMinutes}分钟后开放候补；刚开放时加入的随机排队。${
            rule.turnDays > 0 ? `摇号和候补时，近${rule.turnDays}天已得过号或有退号、爽约记录的排在后面。` : ''
          }`,
        ]
      : []),
    ...(rule.waitlistOn || rule.drawOn
      ? [`同一就诊人的医院帐号被${accountsOfPerson}个以上账号绑定的，摇号和候补时排在后面。`]
      : []),
    rule.windowPay ? '可以在线支付，也可以到医院窗口或自助机支付。' : '请在线支付挂号费。',
    '费用将在7-10个工作日内退回原支付账户。',
  ]
}
