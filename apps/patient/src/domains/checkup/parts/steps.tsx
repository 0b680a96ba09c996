import { Card } from '../../../patterns/card.tsx'
import './checkup.css'

interface StepsProps {
  title: string
  steps: readonly { text: string; source: string; isReviewed: boolean }[]
}

/** What to do before, each with where it stands. */
export const Steps = ({ title, steps }: StepsProps) => (
  <Card title={title}>
    <ol className="checkup-steps">
      {steps.map(step => (
        <li key={step.text}>
          {step.text}
          <span className="checkup-source">
            来源：{step.source}
            {!step.isReviewed && '（待本院医生审核）'}
          </span>
        </li>
      ))}
    </ol>
  </Card>
)
