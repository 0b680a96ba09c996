import { present } from '@nethos/contract/common/present.ts'
import { App, Button, Radio } from 'antd'
import { run } from '@nethos/calls/command.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import {
  criterionNames,
  qualityCriteria,
  qualityLimits,
  qualityMarks,
  qualityNote,
  verdictOf,
  type QualityCriterion,
  type QualityMark,
  type QualityMarks,
} from '@nethos/contract/consult/quality.rules.ts'
import { AreaLine } from '../../../../controls/lines.tsx'
import { judgeDrawn } from '../quality.calls.ts'

type Draft = Readonly<Record<QualityCriterion, QualityMark | ''>> & { readonly note: string }
const empty: Draft = { timely: '', history: '', advice: '', safety: '', manner: '', note: '' }

const marksOf = ({ note: _, ...marks }: Draft): QualityMarks | undefined =>
  criterionNames.every(name => marks[name] !== '') ? (marks as QualityMarks) : undefined

/** Each criterion is marked; what is not good is explained. It is sent once. */
export function JudgeForm({ consultId }: { consultId: string }) {
  const { message } = App.useApp()
  const form = useForm({
    initial: empty,
    rules: { note: qualityNote },
    validate: values => {
      const marks = marksOf(values)
      const isExplained = !marks || verdictOf(marks) === 'good' || values.note.trim() !== ''
      return {
        ...Object.fromEntries(criterionNames.map(name => [name, values[name] === '' ? '请打分' : undefined])),
        ...(!isExplained && { note: '请写明需要改进的地方' }),
      }
    },
    send: values => run(judgeDrawn, { consultId, marks: present(marksOf(values)), note: values.note }),
    onSent: () => void message.success('已提交，医生可以看到结果'),
  })
  return (
    <section className="office__section" aria-label="打分">
      <h2>打分</h2>
      {criterionNames.map(name => (
        <div key={name} className="quality__line">
          <span id={`quality-${name}`}>{qualityCriteria[name]}</span>
          <Radio.Group
            aria-labelledby={`quality-${name}`}
            optionType="button"
            value={form.values[name]}
            options={Object.entries(qualityMarks).map(([value, label]) => ({ value, label }))}
            onChange={event => form.change({ [name]: event.target.value as QualityMark })}
          />
          {form.errors[name] && (
            <span className="field__wrong" role="alert">
              {form.errors[name]}
            </span>
          )}
        </div>
      ))}
      <AreaLine
        label="意见"
        hint={`最多${qualityLimits.note}个字；有“一般”或“差”时必填，医生会看到`}
        minRows={2}
        maxRows={8}
        {...form.field('note')}
      />
      <Button type="primary" loading={form.isBusy} onClick={() => void form.submit()}>
        提交结果
      </Button>
    </section>
  )
}
