import * as z from 'zod/mini'
import { atMost } from '../rule.ts'

/** So many for one prescription or record. */
export const mostDiagnoses = 5

/** Codes of the hospital's list, the main diagnosis first. */
export const diagnosisCodes = z._default(
  z.array(z.string().check(z.regex(/^[A-Z]\d{2}[.\dxX*+†]{0,12}$/, '诊断编码格式不正确'))).check(
    z.refine(codes => codes.length <= mostDiagnoses, `最多选择${mostDiagnoses}个诊断`),
    z.refine(codes => new Set(codes).size === codes.length, '同一个诊断请勿重复添加'),
  ),
  [],
)

export const diagnosisWord = z.string().check(z.trim(), atMost(30, '搜索内容不能超过30个字'))

/** As it was chosen: kept with code and name, so that a later edition of the list changes nothing of it. */
export const diagnosis = z.object({ code: z.string(), name: z.string() })
export type Diagnosis = z.infer<typeof diagnosis>

/** I10 原发性高血压、E11.9 2型糖尿病. */
export const diagnosesInWords = (all: readonly Diagnosis[]): string =>
  all.map(({ code, name }) => `${code} ${name}`).join('、')
