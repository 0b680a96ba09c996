import { useCallback, useState, type ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { FormPart } from '../controls/skeleton.tsx'
import { Form } from './form.tsx'
import { Page } from './page.tsx'

interface FormPageProps {
  /** Where the page knows better than its address. */
  title?: string | undefined
  /** Fields in Cards. */
  children: ReactNode
  /** The word on the button: 提交. */
  submit: string
  /** Checks and sends. A promise keeps the button busy. */
  onSubmit: () => unknown
  /** Above the button: an AgreeLine, a price. */
  beforeSubmit?: ReactNode
  /** At most one, at the right of the title. */
  action?: ReactNode
  /** What 返回 does instead of going back. */
  onBack?: () => void
}

/**
 * Kind 5: fields and one button. Keep what is typed with useDraft. While a part of the form is still on its way, nothing
 * can be sent: whoever it is for has not been seen yet, and a tap would find fault with what stands there a moment later.
 */
export function FormPage({ title, children, submit, onSubmit, beforeSubmit, action, onBack }: FormPageProps) {
  const [isBusy, setBusy] = useState(false)
  const [waiting, setWaiting] = useState(0)
  const isWaiting = waiting > 0
  const wait = useCallback(() => {
    setWaiting(now => now + 1)
    return () => setWaiting(now => now - 1)
  }, [])
  return (
    <Page
      title={title}
      action={action}
      onBack={onBack}
      bar={
        <>
          {beforeSubmit}
          <Button type="submit" form="page-form" busy={isBusy || isWaiting} disabled={isWaiting}>
            {submit}
          </Button>
        </>
      }
    >
      <Form id="page-form" onSubmit={onSubmit} onBusy={setBusy}>
        <FormPart value={wait}>{children}</FormPart>
      </Form>
    </Page>
  )
}
