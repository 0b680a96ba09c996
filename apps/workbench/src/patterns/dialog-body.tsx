import { useEffect, type ReactNode, type RefObject } from 'react'

interface DialogBodyProps {
  className: string
  body: RefObject<HTMLDivElement | null>
  children: ReactNode
}

const fields = 'input:not([disabled]):not([type=hidden]):not([type=file]), textarea:not([disabled])'

/**
 * What is typed while a dialog opens goes into its first field: the kit gives the focus to the sign that closes it. Not under
 * a finger, where a keyboard would cover what is to be read.
 */
export function DialogBody({ className, body, children }: DialogBodyProps) {
  // In the body, whose effects run before those of the kit around it.
  useEffect(() => {
    if (matchMedia('(pointer: coarse)').matches) return
    body.current?.querySelector<HTMLElement>(fields)?.focus()
  }, [body])
  return (
    <div className={className} ref={body}>
      {children}
    </div>
  )
}
