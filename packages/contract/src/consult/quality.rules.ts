import * as z from 'zod/mini'
import { optionalLimitedText } from '../common/text.ts'
import { acrossFields } from '../rule.ts'

/** What is looked at in a consult that was drawn, in this order. */
export const qualityCriteria = {
  timely: '及时：在承诺时间内首次回复，追问有回应',
  history: '问诊：问清病情、过敏史和正在用的药',
  advice: '处理：建议有依据，说得清楚',
  safety: '安全：该到医院或急诊时及时告知',
  manner: '用语：耐心、得体、患者看得懂',
} as const
export type QualityCriterion = keyof typeof qualityCriteria
export const criterionNames = Object.keys(qualityCriteria) as QualityCriterion[]

export const qualityMarks = { good: '好', fair: '一般', poor: '差' } as const
export type QualityMark = keyof typeof qualityMarks
export type QualityMarks = Readonly<Record<QualityCriterion, QualityMark>>

/** The worst mark of all decides. */
export const qualityVerdicts = { good: '合格', fair: '需改进', poor: '不合格' } as const
export type QualityVerdict = keyof typeof qualityVerdicts

export function verdictOf(marks: QualityMarks): QualityVerdict {
  const given = Object.values(marks)
  return given.includes('poor') ? 'poor' : given.includes('fair') ? 'fair' : 'good'
}

/** Consults drawn at once; characters of a note. */
export const qualityLimits = { drawn: 50, note: 500 } as const

const mark = z.enum(['good', 'fair', 'poor'], { error: '请为每一项打分' })
const markFields = { timely: mark, history: mark, advice: mark, safety: mark, manner: mark }
export const qualityMarksField = z.object(markFields, { error: '请为每一项打分' })
export const qualityNote = optionalLimitedText('意见', qualityLimits.note)

/** Who is told that something was not good is told what. */
export const noteWhereNeeded = acrossFields<{ marks: QualityMarks; note?: string | null | undefined }>(
  ({ marks, note }) => verdictOf(marks) === 'good' || Boolean(note?.trim()),
  '请写明需要改进的地方',
)
