import * as z from 'zod/mini'
import { dayOf, isDay } from '../common/days.ts'
import { limitedText, optionalLimitedText } from '../common/text.ts'
import type { Refusals } from '../service.ts'

/** What a doctor may offer, with what the operator reads; codes as everywhere (consultType). */
export const offerLabels = {
  DOCPIC: '图文咨询',
  VIDEO: '视频咨询（医院安排）',
  DOCVIDEO: '名医视频（医生本人）',
  PERSONAL_TIME_PIC: '私人医生',
  DRUGPIC: '用药咨询',
} as const
/** What is sold by whom: a pharmacist answers questions about medicines, and nobody else does. */
export const mayOffer = (docType: string, consultType: OfferType): boolean =>
  (docType === 'PHARMACIST') === (consultType === 'DRUGPIC')
export type OfferType = keyof typeof offerLabels
export const offerTypes = Object.keys(offerLabels) as [OfferType, ...OfferType[]]

/** By text and pictures one asks on. */
export const wantsReplies = (consultType: OfferType): boolean => consultType === 'DOCPIC' || consultType === 'DRUGPIC'

/** Limits of our own: the documents set none. */
export const doctorDeskLimits = {
  title: 20,
  licence: 30,
  skill: 500,
  resume: 2000,
  tag: 10,
  tags: 10,
  notice: 200,
  priceCents: 1_000_000,
  replies: 100,
} as const

export const doctorTitle = limitedText('职称', doctorDeskLimits.title)
export const doctorSkill = optionalLimitedText('擅长', doctorDeskLimits.skill)
export const doctorResume = optionalLimitedText('简介', doctorDeskLimits.resume)
/** What he is asked for most, a word or two each: patients see them on his card and find him by them. */
export const doctorTags = z
  .array(limitedText('标签', doctorDeskLimits.tag))
  .check(z.maxLength(doctorDeskLimits.tags, `标签不能超过${doctorDeskLimits.tags}个`))
/** Empty: it is taken down. */
export const doctorNoticeText = optionalLimitedText('公告', doctorDeskLimits.notice)
/** In cents; 0 is free of charge. */
export const offerPrice = z
  .int()
  .check(z.refine(cents => cents >= 0 && cents <= doctorDeskLimits.priceCents, '价格应在0元到10000元之间'))
/** Replies that the patient may send; a video needs none. */
export const offerReplies = z
  .int()
  .check(z.refine(times => times >= 0 && times <= doctorDeskLimits.replies, '可回复次数应在0到100之间'))

/** 执业类别. */
export const practiceCategories = {
  clinical: '临床',
  chinese: '中医',
  dental: '口腔',
  public_health: '公共卫生',
  nursing: '护理',
  pharmacy: '药学',
} as const
export type PracticeCategory = keyof typeof practiceCategories
export const practiceCategory = z.enum(['', ...(Object.keys(practiceCategories) as PracticeCategory[])])

/** 执业证书编号; empty: nobody has entered it yet. Licences are written in letters, digits and, in a few provinces, Chinese characters. */
export const licenceNumber = optionalLimitedText('执业证书编号', doctorDeskLimits.licence).check(
  z.refine(text => /^[\p{Script=Han}A-Za-z0-9-]*$/u.test(text), '执业证书编号只能包含汉字、字母、数字和横线'),
)
/** The last day of the licence; empty: it has no end. */
export const licenceUntil = z.string().check(z.refine(text => text === '' || isDay(text), '请选择有效期截止日期'))
/** The desk warns so many days before a licence ends: urgently, and in time to renew it. */
export const licenceDays = { soon: 30, later: 60 } as const
export type LicenceEnds = keyof typeof licenceDays
export const licenceEnds = Object.keys(licenceDays) as [LicenceEnds, ...LicenceEnds[]]

/** 教授、副教授. */
export const doctorTeachTitle = optionalLimitedText('教学职称', doctorDeskLimits.title)

/** Why somebody with this licence may not prescribe now; undefined when he may. */
export function whyMayNotPrescribe(
  licence: { docType: string; licenceNumber: string; licenceUntil: string },
  now: number,
): 'only_doctors_prescribe' | 'licence_missing' | 'licence_over' | undefined {
  if (licence.docType !== 'DOC') return 'only_doctors_prescribe'
  if (licence.licenceNumber.trim() === '') return 'licence_missing'
  return licence.licenceUntil !== '' && licence.licenceUntil < dayOf(now) ? 'licence_over' : undefined
}

/** Codes 0206NNNN. */
export const doctorDeskRefusals = {
  /** What it costs for how long stands in the periods; the offer only says from how much on. */
  price_of_periods: { code: '02060001', sentence: '私人医生的价格和次数按服务时长设定，这里只能开通或关闭' },
  /** Text and pictures without a reply would be a letter into the dark. */
  replies_missing: { code: '02060003', sentence: '图文咨询和用药咨询至少要允许患者回复1次' },
  /** A pharmacist answers questions about medicines alone, and nobody else does. */
  not_his_kind: { code: '02060005', sentence: '用药咨询只由药师开通，药师只开通用药咨询' },
  /** The hospital or the department is none of ours. */
  place_unknown: { code: '02060007', sentence: '请重新选择医院和科室' },
  /** Patients are shown no doctor without a face. */
  portrait_missing: { code: '02060008', sentence: '请先上传头像，再展示医生' },
  /** Not a picture, or not of the caller's own uploading. */
  picture_unknown: { code: '02060004', sentence: '头像没有上传成功，请重新上传' },
  /** The right to prescribe belongs to licensed doctors (处方管理办法, article 8). */
  only_doctors_prescribe: { code: '02060009', sentence: '处方权只能授予医生' },
  licence_missing: { code: '02060010', sentence: '请先填写执业证书编号，再授予处方权' },
  licence_over: { code: '02060011', sentence: '执业证书已过有效期，不能授予处方权' },
  /** Its last moment has gone by. */
  notice_over: { code: '02060002', sentence: '公告的结束时间应晚于现在' },
} as const satisfies Refusals
