import * as z from 'zod/mini'
import { optionalLimitedText } from '../common/text.ts'
import type { Refusals } from '../service.ts'
import { offerPrice, type OfferType } from './doctor-desk.rules.ts'
import { practiceHours } from './practice.hours.ts'

/** Limits of our own: the documents set none. */
export const practiceLimits = { quota: 500, autoReply: 200 } as const

/** What the hospital arranges it also prices; who may be asked for how long is sold by periods. */
export const pricesHimself = (consultType: OfferType): boolean =>
  consultType === 'DOCPIC' || consultType === 'DOCVIDEO' || consultType === 'DRUGPIC'
export const opensHimself = (consultType: OfferType): boolean => consultType !== 'VIDEO'

/** How many new questions by text and pictures a day; free clinics have places of their own. */
export const dailyQuota = z
  .int()
  .check(
    z.refine(
      count => count >= 1 && count <= practiceLimits.quota,
      `每日接诊上限应在1到${practiceLimits.quota}之间，不限请留空`,
    ),
  )

export const practiceFields = {
  hours: practiceHours,
  /** Null: as many as ask. */
  dailyQuota: z.nullable(dailyQuota),
  /** Empty: none. */
  autoReply: optionalLimitedText('自动回复', practiceLimits.autoReply),
}

export const boundFields = { minCents: offerPrice, maxCents: offerPrice }

/** Codes 0206NNNN, with the desk's of the office. */
export const practiceRefusals = {
  no_practice: { code: '02060009', sentence: '您的账号没有对应的医生资料，请联系管理员' },
  /** Said with the bounds in obj. */
  price_out_of_bounds: { code: '02060010', sentence: '价格超出医院规定的范围，请按范围填写' },
  hospital_decides: { code: '02060011', sentence: '这项服务由医院统一安排，如需调整请联系运营人员' },
  not_offered: { code: '02060012', sentence: '这项服务还没有开通，请联系运营人员' },
  bounds_crossed: { code: '02060013', sentence: '最高价格不能低于最低价格' },
} as const satisfies Refusals
