import { qualityVerdicts, verdictOf, type QualityMarks } from '@nethos/contract/consult/quality.rules.ts'
import { Tag } from '../../../../controls/tag.tsx'

const tones = { good: 'good', fair: 'warn', poor: 'danger' } as const

/** 待评, or what the marks come to. */
export function Verdict({ marks }: { marks: QualityMarks | null }) {
  if (!marks) return <Tag>待评</Tag>
  const verdict = verdictOf(marks)
  return <Tag tone={tones[verdict]}>{qualityVerdicts[verdict]}</Tag>
}
