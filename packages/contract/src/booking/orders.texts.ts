import { dayInWords } from '../common/days.ts'
import type { HospitalRule } from './hospital-rules.ts'

/** Notice beside every place where a number can be given back (rules.md 7). */
export const blacklistNotice = '频繁取消预约可能会被列入黑名单，无法使用预约功能'
export const bookedSentence = '预约成功'
export const cancelledSentence = '取消成功'
/** Under the way to pay (booking 9): insurance is settled at the machine. */
export const insuranceHint = '医保患者请到自助机取号时使用医保结算；在线支付为自费。'

/** What counts, said before the tap that would count it. */
export const countedSentence = (
  cancelled: number,
  { cancelsMost, cancelsDays, banDays }: Pick<HospitalRule, 'cancelsMost' | 'cancelsDays' | 'banDays'>,
): string => {
  const next = cancelled + 1
  const rule = `${cancelsDays}天内退号${cancelsMost}次将暂停预约${banDays}天`
  return next >= cancelsMost
    ? `这将是${cancelsDays}天内第${next}次退号，退号后将暂停该就诊人的预约${banDays}天`
    : `这将是${cancelsDays}天内第${next}次退号，${rule}`
}

export const bannedSentence = (untilOn: string): string =>
  `因频繁退号，该就诊人的预约已暂停至${dayInWords(untilOn)}。如有疑问，可以提交申诉。`
export const illnessSavedSentence = '病史已保存，就诊时医生可以看到'
