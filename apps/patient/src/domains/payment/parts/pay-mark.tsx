import type { PayWay } from '@nethos/contract/payment/payment.rules.ts'
import '../../../look/tones.css'
import './pay-mark.css'

/** Drawings of our own, no trade marks: two bubbles for the messaging app, a coin for the payment app. */
const drawings = {
  WECHAT:
    'M10 4.5c-3.9 0-7 2.5-7 5.6 0 1.8 1 3.3 2.6 4.4L5 16.7l2.6-1.3c.8.2 1.6.3 2.4.3M15 10c3.3 0 6 2.1 6 4.7 0 1.4-.8 2.7-2.1 3.6l.5 1.9-2.3-1.1c-.7.2-1.4.3-2.1.3-3.3 0-6-2.1-6-4.7S11.7 10 15 10z',
  ALIPAY: 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16M8.5 8l3.5 4.5L15.5 8M12 12.5V17M9 12.5h6M9 14.8h6',
} satisfies Record<PayWay, string>

/** The sign before a way to pay; its name stands beside it. */
export const PayMark = ({ way }: { way: PayWay }) => (
  <span className={`pay-mark pay-mark--${way.toLowerCase()}`}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[way]} />
    </svg>
  </span>
)
