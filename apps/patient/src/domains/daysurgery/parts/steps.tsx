import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { SurgeryStep } from '@nethos/contract/daysurgery/daysurgery.schemas.ts'
import { Tag } from '../../../controls/tag.tsx'
import './daysurgery.css'

/** The five steps with the times at which they happened; where it stands now is said in a word too. */
export const Steps = ({ steps }: { steps: readonly SurgeryStep[] }) => (
  <ol className="surgery-steps">
    {steps.map(({ event, label, at, isCurrent }) => (
      <li
        key={event}
        className={`surgery-step${at === null ? '' : ' surgery-step--done'}${isCurrent ? ' surgery-step--now' : ''}`}
        aria-current={isCurrent ? 'step' : undefined}
      >
        <span>
          {label} {isCurrent && <Tag tone="brand">当前</Tag>}
        </span>
        <span className="surgery-step__time">{at === null ? '还没有' : dayAndTime(at)}</span>
      </li>
    ))}
  </ol>
)
