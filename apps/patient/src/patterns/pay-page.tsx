import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { Price } from '../controls/price.tsx'
import { Page } from './page.tsx'
import './pay-page.css'
import { useLeaveGuard, type LeaveQuestion } from './use-leave-guard.ts'

interface PayPageProps {
  /** Where the page knows better than its address. */
  title?: string | undefined
  /** What is to be paid now, in cents. */
  amountCents: number
  /** The lines that make the amount, the coupon, the way of payment: Cards. */
  children: ReactNode
  /** The word on the button: 确认支付. */
  pay: string
  /** Pays and goes on (with `replace`). A promise keeps the button busy. */
  onPay: () => unknown
  /** On top: the time left. */
  notice?: ReactNode
  /** Asked when the person goes back without having paid. */
  leave?: LeaveQuestion | undefined
}

/** Kind 8: confirm and pay. What it costs, why, how, and one button. */
export function PayPage({ title, amountCents, children, pay, onPay, notice, leave }: PayPageProps) {
  const goBack = useLeaveGuard(leave)
  return (
    <Page
      title={title}
      onBack={leave ? goBack : undefined}
      bar={
        <>
          <p className="pay__total">
            应付 <Price cents={amountCents} />
          </p>
          <Button onClick={onPay} throttle>
            {pay}
          </Button>
        </>
      }
    >
      {notice}
      <div className="pay__amount">
        <p className="pay__word">支付金额</p>
        <Price cents={amountCents} size="large" />
      </div>
      {children}
    </Page>
  )
}
