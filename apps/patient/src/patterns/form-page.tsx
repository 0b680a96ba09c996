import { useState, type ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
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

/** Kind 5: fields and one button. Keep what is typed with useDraft. */
export function FormPage({ title, children, submit, onSubmit, beforeSubmit, action, onBack }: FormPageProps) {
  const [isBusy, setBusy] = useState(false)
  return (
    <Page
      title={title}
      action={action}
      onBack={onBack}
      bar={
        <>
          {beforeSubmit}
          <Button type="submit" form="page-form" busy={isBusy}>
            {submit}
          </Button>
        </>
      }
    >
      <Form id="page-form" onSubmit={onSubmit} onBusy={setBusy}>
        {children}
      </Form>
    </Page>
  )
}
