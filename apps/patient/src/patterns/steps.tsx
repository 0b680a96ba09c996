import { Icon } from '../controls/icon.tsx'
import './steps.css'

export interface Step {
  label: string
  note?: string
  state: 'done' | 'now' | 'later'
}

const words = { done: '已完成', now: '正在进行', later: '还没有到' } as const

/** What was done, what is now, and what happens next: one below the other. */
export const Steps = ({ label, steps }: { label: string; steps: readonly Step[] }) => (
  <ol className="steps" aria-label={label}>
    {steps.map(step => (
      <li
        key={step.label}
        className={`steps__one steps__one--${step.state}`}
        aria-current={step.state === 'now' ? 'step' : undefined}
      >
        <span className="steps__sign">{step.state === 'done' && <Icon name="check" />}</span>
        <span className="steps__words">
          <strong>{step.label}</strong>
          <span className="unseen">（{words[step.state]}）</span>
          {step.note && <span className="steps__note">{step.note}</span>}
        </span>
      </li>
    ))}
  </ol>
)
