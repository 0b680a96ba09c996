import { useEffect, useRef, useState, type ReactNode } from 'react'
import { SignedOutError } from '@nethos/calls/trouble.ts'
import { Notice } from '../../../controls/notice.tsx'
import { Card } from '../../../patterns/card.tsx'

/** What the server said no to. */
export interface Refusal {
  code: string
  message: string
  obj?: unknown
}

/**
 * The last no of a tap, kept for the page to show until the next tap. `keep` goes to `useCommand`: what is no refusal, a broken
 * line above all, is told as everywhere.
 */
export function useRefusal() {
  const [refusal, set] = useState<Refusal>()
  return {
    refusal,
    clear: () => set(undefined),
    show(error: { code?: string; message: string; obj?: unknown }): boolean {
      if (error.code === undefined || error instanceof SignedOutError) return false
      set({ code: error.code, message: error.message, obj: error.obj })
      return true
    },
  }
}

/** Stays on the page, is read aloud, and is brought into sight: the sentence, and below it the ways on. */
export function RefusalCard({ refusal, children }: { refusal: Refusal; children?: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  // Braces: newer browsers answer a promise, which is no clean-up.
  useEffect(() => {
    ref.current?.scrollIntoView?.({ block: 'center' })
  }, [refusal])
  return (
    <div role="alert" ref={ref}>
      <Card>
        <Notice tone="danger">{refusal.message}</Notice>
        {children}
      </Card>
    </div>
  )
}
