import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls `act` once for each `what` when somebody at the page does something after it has appeared: a key, a press. An open page
 * alone says nothing of whether anybody sits there. Who has come here by a press just now has done something already.
 */
export function useAct(what: string | undefined, act: () => void): void {
  const onAct = useEffectEvent(act)
  const isFirst = useRef(true)
  useEffect(() => {
    const hasJustCome = isFirst.current && (navigator as Partial<Navigator>).userActivation?.isActive === true
    isFirst.current = false
    if (what === undefined) return
    if (hasJustCome) return onAct()
    const kinds = ['pointerdown', 'keydown'] as const
    const stop = () => kinds.forEach(kind => document.removeEventListener(kind, done, true))
    const done = () => {
      stop()
      onAct()
    }
    kinds.forEach(kind => document.addEventListener(kind, done, true))
    return stop
  }, [what])
}
