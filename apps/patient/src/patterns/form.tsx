import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import './form.css'

interface FormProps {
  id?: string
  children: ReactNode
  /** Checks and sends. What it refuses shows as errors at the fields; a promise keeps the form busy. */
  onSubmit: () => unknown
  onBusy?: (isBusy: boolean) => void
}

const afterDrawing = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then))

/** A form that is sent once at a time, and that brings the first wrong field into view and into focus. */
export function Form({ id, children, onSubmit, onBusy }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)

  const change = (busy: boolean) => {
    setBusy(busy)
    onBusy?.(busy)
  }
  const showFirstWrong = () =>
    afterDrawing(() => {
      const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-wrong] input')
      wrong?.focus({ preventScroll: true })
      wrong?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    change(true)
    try {
      await onSubmit()
    } finally {
      change(false)
      showFirstWrong()
    }
  }
  return (
    <form className="form" id={id} ref={form} onSubmit={event => void submit(event)} noValidate>
      {children}
    </form>
  )
}
