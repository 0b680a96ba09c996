import { useSearchParams } from 'react-router'

/** A value kept in the address (`?name=value`), so that it is still there on return and can be sent to somebody. */
export function useInAddress(name: string): [string | null, (value: string) => void] {
  const [query, setQuery] = useSearchParams()
  const set = (value: string) =>
    setQuery(
      now => {
        const next = new URLSearchParams(now)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  return [query.get(name), set]
}

/** The chosen tab of a page: `useTab('all', 'going', 'finished')`. The first one is the usual one. */
export function useTab<Value extends string>(usual: Value, ...others: readonly Value[]) {
  const [saved, set] = useInAddress('tab')
  const value = others.find(one => one === saved) ?? usual
  const choose = (next: Value) => {
    window.scrollTo(0, 0)
    set(next === usual ? '' : next)
  }
  return { value, set: choose }
}

/** The word of a search page. */
export function useWord(name = 'search') {
  const [saved, set] = useInAddress(name)
  return { value: saved?.trim() ?? '', set }
}
