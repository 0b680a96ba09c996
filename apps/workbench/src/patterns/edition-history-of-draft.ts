import { useRef, useState } from 'react'

const mostSteps = 100
/** What is typed in one breath is one step. */
const breath = 800

interface Steps<Document> {
  past: readonly Document[]
  now: Document
  future: readonly Document[]
}

/** A document that is being written, with the steps back and forth; undefined: there is none. */
export function useHistory<Document>(begun: Document) {
  const [steps, setSteps] = useState<Steps<Document>>({ past: [], now: begun, future: [] })
  const changedAt = useRef(0)
  const setDocument = (next: Document) => {
    const at = Date.now()
    const isSameBreath = at - changedAt.current < breath
    changedAt.current = at
    setSteps(({ past, now }) => ({
      past: isSameBreath && past.length > 0 ? past : [...past, now].slice(-mostSteps),
      now: next,
      future: [],
    }))
  }
  const { past, now, future } = steps
  const step = (to: Steps<Document>) => () => {
    changedAt.current = 0
    setSteps(to)
  }
  const [before, after] = [past.at(-1), future[0]]
  return {
    document: now,
    setDocument,
    undo:
      past.length > 0
        ? step({ past: past.slice(0, -1), now: before as Document, future: [now, ...future] })
        : undefined,
    redo:
      future.length > 0 ? step({ past: [...past, now], now: after as Document, future: future.slice(1) }) : undefined,
  }
}
