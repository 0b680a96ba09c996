import type { ExaminationDetail } from '@nethos/contract/exam/exam.schemas.ts'
import { Card } from '../../../patterns/card.tsx'
import './exam.css'

/** What to do before, in the order of time, each with where it stands. */
export const Preparation = ({ one: { steps, preparation } }: { one: ExaminationDetail }) => (
  <Card title="检查准备">
    {steps.length === 0 && preparation === '' && <p>不用特别准备，带好检查单和身份证件。</p>}
    {steps.length > 0 && (
      <ol className="exam-steps">
        {steps.map(step => (
          <li key={step.text}>
            {step.text}
            <span className="exam-source">来源：{step.source}</span>
          </li>
        ))}
      </ol>
    )}
    {preparation && <p className={steps.length > 0 ? 'exam-note' : undefined}>{preparation}</p>}
  </Card>
)
