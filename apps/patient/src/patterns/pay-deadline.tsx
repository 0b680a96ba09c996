import { Countdown } from '../controls/countdown.tsx'
import { Notice } from '../controls/notice.tsx'
import './pay-deadline.css'

interface PayDeadlineProps {
  /** Epoch ms by the server's clock, and that clock. */
  until: number
  now: () => number
  /** Called once when the time is up. */
  onEnd: () => void
  /** What happens then: 超时订单自动取消. */
  after: string
}

/** How long there is to pay, in figures that are read at arm's length, and what happens at zero. */
export const PayDeadline = ({ until, now, onEnd, after }: PayDeadlineProps) => (
  <Notice tone="warn">
    <Countdown until={until} now={now} onEnd={onEnd}>
      {left => (
        <>
          请在 <strong className="pay-deadline__left">{left}</strong>内完成支付，
          <span className="pay-deadline__after">{after}</span>
        </>
      )}
    </Countdown>
  </Notice>
)
