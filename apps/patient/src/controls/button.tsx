import { useRef, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import './button.css'
import { toast } from './toast.ts'

/** main: the one thing to do; soft: of equal rank among several; quiet: the second thing; danger: destroys something. */
export type ButtonLook = 'main' | 'soft' | 'quiet' | 'danger'

interface ButtonProps {
  children: ReactNode
  /** A promise that comes back keeps the button busy until it is settled. */
  onClick?: () => unknown
  look?: ButtonLook
  type?: 'button' | 'submit'
  /** The id of the form that a submit button outside of it sends. */
  form?: string
  /** A running command: the button keeps its words and takes no tap. */
  busy?: boolean
  disabled?: boolean
  /** At most one tap per second; a second one is answered by a toast. */
  throttle?: boolean
  /** A name for screen readers where the words alone do not tell, e.g. 删除第2张图片. */
  label?: string | undefined
}

const pause = 1000

export function Button({
  children,
  onClick,
  look = 'main',
  type = 'button',
  form,
  busy,
  disabled,
  throttle,
  label,
}: ButtonProps) {
  const [running, setRunning] = useState(false)
  const tappedAt = useRef(-pause)
  const isBusy = busy || running

  const tap = (event: { preventDefault(): void }) => {
    if (isBusy) return event.preventDefault()
    const wait = tappedAt.current + pause - performance.now()
    if (throttle && wait > 0) {
      event.preventDefault()
      return toast(`操作太频繁了,请${Math.ceil(wait / 1000)}s后再试`)
    }
    tappedAt.current = performance.now()
    const outcome = onClick?.()
    if (outcome instanceof Promise) {
      setRunning(true)
      void outcome.finally(() => setRunning(false))
    }
  }

  return (
    <button
      type={type}
      form={form}
      className={`button button--${look}`}
      onClick={tap}
      disabled={disabled}
      aria-busy={isBusy || undefined}
      aria-label={label}
    >
      {children}
    </button>
  )
}

interface ButtonLinkProps {
  children: ReactNode
  to: string
  look?: ButtonLook
  /** True when the place that it leaves shall not be found again by 返回. */
  replace?: boolean
}

/** A way to another page that looks like a button. */
export const ButtonLink = ({ children, to, look = 'main', replace }: ButtonLinkProps) => (
  <Link className={`button button--${look}`} to={to} replace={replace}>
    {children}
  </Link>
)

/** A telephone number to call with one tap. */
export const CallButton = ({
  phone,
  children,
  look = 'soft',
}: {
  phone: string
  children: ReactNode
  look?: ButtonLook
}) => (
  <a className={`button button--${look}`} href={`tel:${phone}`}>
    {children}
  </a>
)
