import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Where letters are text, or the arrows have a meaning of their own. */
const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input, textarea, select, [role=dialog], [role=listbox], [role=menu]') !== null)

/** j opens the next consult of the queue, k the one before. */
export function useQueueKeys(consultIds: readonly string[], here: string | undefined): void {
  const go = useNavigate()
  const { search } = useLocation()
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || takesKeys(event.target)) return
      const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0
      if (step === 0) return
      const at = here === undefined ? -1 : consultIds.indexOf(here)
      const next = consultIds[at === -1 ? 0 : at + step]
      if (!next) return
      event.preventDefault()
      void go({ pathname: `/consults/${next}`, search })
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  })
}
