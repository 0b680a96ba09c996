import { useState, type ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { Form } from './form.tsx'
import './gate-page.css'
import { Page } from './page.tsx'

interface GatePageProps {
  /** Where the page knows better than its address. */
  title?: string | undefined
  /** Why we ask, in one or two plain sentences. */
  reason: ReactNode
  /** The fields. */
  children?: ReactNode
  /** The word on the button: 登录. */
  submit: string
  /** Checks and goes on. A promise keeps the button busy. */
  onSubmit: () => unknown
  /** Above the button: an AgreeLine. */
  beforeSubmit?: ReactNode
  /** Below the button: the other ways (密码登录, 忘记密码). */
  ways?: ReactNode
  /** At most one, at the right of the title. */
  action?: ReactNode
}

/** Kind 7: a gate. Sign in, bind, verify: why, a few fields, one button, the other ways. */
export function GatePage({ title, reason, children, submit, onSubmit, beforeSubmit, ways, action }: GatePageProps) {
  const [isBusy, setBusy] = useState(false)
  return (
    <Page title={title} action={action}>
      <div className="gate">
        <div className="gate__reason">{reason}</div>
        <Form onSubmit={onSubmit} onBusy={setBusy}>
          {children}
          {beforeSubmit}
          <Button type="submit" busy={isBusy}>
            {submit}
          </Button>
        </Form>
        {ways && <div className="gate__ways">{ways}</div>}
      </div>
    </Page>
  )
}
