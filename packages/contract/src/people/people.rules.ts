import * as z from 'zod/mini'
import { dayOf } from '../common/days.ts'
import { ageAt, isIdCard, readIdCard } from '../common/id-card.ts'
import { mobilePattern } from '../common/phone.ts'
import { limitedLine, nameOf } from '../common/text.ts'
import { required } from '../rule.ts'

/** An account may add so many people in so many days; the own person is not counted (core 9). */
export const additionsMost = 5
export const additionsDays = 90

/** Under this age a person needs a guardian (core 5); up to `adultAge` the page offers one (docs/product/rules.md 6, 18). */
export const guardianAge = 6
export const adultAge = 18

export const needsGuardianAt = (birthOn: string | null, at: number): boolean =>
  birthOn !== null && ageAt(birthOn, at) < guardianAge
export const isMinorAt = (birthOn: string | null, at: number): boolean =>
  birthOn !== null && ageAt(birthOn, at) < adultAge

/** Whether the holder of an ID number is born at an instant (epoch ms), by the day in Asia/Shanghai. */
// oxlint-disable-next-line typescript/no-non-null-assertion -- the number has been checked
export const isBornAt = (idCard: string, at: number): boolean => readIdCard(idCard)!.birthOn <= dayOf(at)
/** Whether the holder of an ID number is of age at an instant (epoch ms). */
// oxlint-disable-next-line typescript/no-non-null-assertion -- the number has been checked
export const isAdultAt = (idCard: string, at: number): boolean => ageAt(readIdCard(idCard)!.birthOn, at) >= adultAge

/** What the account's owner and a person are to each other (core 3), with the words people read. */
export const relationships = {
  self: '本人',
  parents: '父母',
  spouse: '配偶',
  children: '子女',
  relatives: '亲戚',
  friends: '朋友',
  others: '其他',
} as const
export type Relationship = keyof typeof relationships
export const relationship = z.enum(Object.keys(relationships) as Relationship[])

/** What a guardian is to the child: the form offers these, the wire takes any short text. */
export const guardianRelationships = ['父亲', '母亲', '祖父母', '外祖父母', '其他监护人'] as const

/** The fields of a guardian, each with its sentences. */
export const guardianFields = {
  guardianName: nameOf('监护人姓名'),
  guardianIdCard: required('监护人身份证号不能为空', z.toUpperCase(), z.refine(isIdCard, '身份证格式错误')),
  guardianMobile: required('监护人手机号不能为空', z.regex(mobilePattern, '手机号格式错误')),
  guardianRelationship: limitedLine('监护人关系', 20),
}
export const guardian = z.object(guardianFields)
export type Guardian = z.infer<typeof guardian>

/** The ways to be verified, as people read them; the last one cannot be gone yet (core 5). */
export const realNameWays = { hospital: '医院认证', police: '公安认证', carrier: '运营商认证' } as const
export const closedWay = '暂未开通'
/** Real-name checks of one person in a day (core 9). */
export const checksMost = 5
export const checksSentence = `每人每天最多可认证${checksMost}次`
/** The module whose text is agreed to before name and ID number go to the register. */
export const realNameAgreement = '实名认证授权'

/** Dialog before a child under six is used, head of the guardian's form, and refusal (core 5). */
export const guardianNeeded = '就诊人未满6岁，为保障就诊人权益，请添加监护人信息。'
/** Dialogs of the flows that begin with choosing a person (core 5). */
export const nobodySentence = '您还没有就诊人信息，请先添加就诊人'
export const noSelfSentence = '您还没有设置默认就诊人，请先将一个就诊人设置为默认就诊人'
export const personNoIdCardSentence = '就诊人证件号不能为空，是否去完善信息？'
/** Toast when the check of the people fails without words of its own (core 8). */
export const checkFailedSentence = '响应异常，请稍后重试'
