import type { FairSession } from '@nethos/contract/booking/waitlist.schemas.ts'
import { dateWord, dayInFull, periodWord } from '../when.ts'

/** 张伟医生, or what a clinic without one is called. */
export const doctorWord = ({ docName }: Pick<FairSession, 'docName'>): string =>
  docName ? `${docName}医生` : '普通门诊'
/** 周三（11月25日）上午. */
export const dayAndPeriod = ({ onDay, period }: Pick<FairSession, 'onDay' | 'period'>): string =>
  `${dayInFull(onDay)}${periodWord(period)}`

/** 11月25日, or 11月25日至28日. */
export const daysWord = (fromDay: string, toDay: string): string =>
  fromDay === toDay ? dateWord(fromDay) : `${dateWord(fromDay)}至${dateWord(toDay)}`

/** 21:00 of a minute of the day. */
const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

interface Rule {
  offerMinutes: number
  quietFrom: number
  quietUntil: number
  isFromDraw?: boolean
}

/** How the line works, in three sentences. */
export const lineRules = ({ offerMinutes, quietFrom, quietUntil, isFromDraw = false }: Rule): string[] => [
  `有人退号时，按${isFromDraw ? '摇号' : '申请的先后'}顺序通知，号为您保留${offerMinutes}分钟；接受后请在15分钟内支付。`,
  quietFrom === quietUntil
    ? '没有及时确认的，号顺延给下一位。'
    : `${clock(quietFrom)}至次日${clock(quietUntil)}不通知、不计时，不用担心夜里错过。`,
  '放弃一个号可以继续候补；第一次超时未确认，会排到队尾；再次超时，候补结束。',
]
