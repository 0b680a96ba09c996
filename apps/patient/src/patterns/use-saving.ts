import { useEffect, useRef, useState } from 'react'

const pause = 800

/** How the latest stands: on the server, on its way, or not taken. */
export type SaveState = 'saved' | 'saving' | 'failed'
export const savedWords: Readonly<Record<SaveState, string>> = {
  saved: '已自动保存',
  saving: '正在保存…',
  failed: '没有保存成功，请检查网络',
}

/** Saves the latest of what is being filled in: a moment after each change, when the page is left, and when it is hidden. */
export function useSaving<Value>(save: (value: Value) => Promise<unknown>) {
  const [saved, setSaved] = useState<SaveState>()
  const waiting = useRef<{ value: Value } | undefined>(undefined)
  const timer = useRef(0)
  const how = useRef(save)
  useEffect(() => {
    how.current = save
  })
  const running = useRef<Promise<unknown>>(Promise.resolve())
  const flush = useRef(() => {
    clearTimeout(timer.current)
    const now = waiting.current
    if (!now) return undefined
    waiting.current = undefined
    setSaved('saving')
    const run = async () => {
      try {
        await how.current(now.value)
        setSaved('saved')
      } catch {
        // What could not be saved is tried again with the next change; the page says that it is not saved.
        waiting.current ??= now
        setSaved('failed')
      }
    }
    return (running.current = run())
  })
  useEffect(() => {
    const leave = flush.current
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') void leave()
    }
    document.addEventListener('visibilitychange', whenHidden)
    return () => {
      document.removeEventListener('visibilitychange', whenHidden)
      void leave()
    }
  }, [])
  return {
    saved,
    later(value: Value) {
      waiting.current = { value }
      clearTimeout(timer.current)
      timer.current = window.setTimeout(() => {
        // One after the other: two at once could arrive in the other order.
        void running.current.then(flush.current)
      }, pause)
    },
    /** It was sent: there is nothing to save any more. */
    forget() {
      clearTimeout(timer.current)
      waiting.current = undefined
    },
  }
}
