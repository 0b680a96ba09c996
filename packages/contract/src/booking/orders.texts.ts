import { dayInWords } from '../common/days.ts'
import type { HospitalRule } from './hospital-rules.ts'

/** Notice beside every place where a number can be given back (docs/product/rules.md 7). */
export const blacklistNotice = '频繁取消预约可能会被列入黑名单，无法使用预约功能'
export const bookedSentence = '预约成功'
export const cancelledSentence = '取消成功'
/** Under the way to pay (booking 9): insurance is settled at the machine. */
export const insuranceHint = '用医保的请在自助机取号时结算；在线支付为自费。'

/** What counts, said before the tap that would count it. */
export const countedSentence = (
  cancelled: number,
  { cancelsMost, cancelsDays, banDays }: Pick<HospitalRule, 'cancelsMost' | 'cancelsDays' | 'banDays'>,
): string => {
  const next = cancelled + 1
  const rule = `${cancelsDays}天内退号${cancelsMost}次将暂停预约${banDays}天`
  return next >= cancelsMost
    ? `这将是${cancelsDays}天内第${next}次退号，退号后将暂停这位就诊人的预约${banDays}天`
    : `这将是${cancelsDays}天内第${next}次退号，${rule}`
}

/** What counts of giving back what is not paid, said before the tap. */
export const letGoSentence = (
  today: number,
  { unpaidMost, unpaidBanDays }: Pick<HospitalRule, 'unpaidMost' | 'unpaidBanDays'>,
): string =>
  today + 1 >= unpaidMost
    ? `这将是今天第${today + 1}次取号未支付，取消后将暂停这位就诊人的预约${unpaidBanDays}天`
    : `取消后，这位就诊人今天不能再约这一节门诊；一天内${unpaidMost}次取号未支付将暂停预约${unpaidBanDays}天`

/** Before the tap that frees a number which can no longer be given back. */
export const lateSentence = '已过退号时间，挂号费不退。让出的号会给别人，按一次退号计算，不算爽约'

/** What one shows at the machine or the window: the hospital's code, or his ID card where it gives none. */
export const pickUpBy = (pickUpCode: string): string => (pickUpCode ? '取号码' : '身份证')
/** The hospital's own words, which may speak of a code. */
export const checkInNoteFor = (note: string, pickUpCode: string): string =>
  note.replaceAll('凭取号码', `凭${pickUpBy(pickUpCode)}`)

export type BanCause = 'withdrawn' | 'unpaid' | 'missed' | 'staff'
const banCauses: Record<BanCause, string> = {
  withdrawn: '频繁退号',
  unpaid: '多次取号未支付',
  missed: '多次爽约',
  staff: '违反预约规则',
}
export const bannedSentence = (untilOn: string, cause: BanCause = 'withdrawn'): string =>
  `因${banCauses[cause]}，这位就诊人的预约已暂停至${dayInWords(untilOn)}。如有疑问，可以提交申诉。`
export const illnessSavedSentence = '病史已保存，就诊时医生可以看到'
