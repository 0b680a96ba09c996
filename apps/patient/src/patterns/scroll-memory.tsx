import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const storage = 'nethos.places'
const patience = 2000

/** A document that was opened by its address begins at the top; one that was reloaded or gone back to keeps its places. */
const isOpenedAnew = (): boolean => {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return opened?.type === 'navigate'
}

/** The first page of every document has the same key: apart by their addresses, none takes the other's place. */
const placeOf = (key: string, address: string): string => (key === 'default' ? `default ${address}` : key)

function placesBefore(address: string): Record<string, number> {
  const places = JSON.parse(sessionStorage.getItem(storage) ?? '{}') as Record<string, number>
  if (isOpenedAnew()) delete places[placeOf('default', address)]
  return places
}

/**
 * Keeps the place of every page in the history: going back returns to it, going on starts at the top. When the rows
 * are not there yet it waits for them a little, unless the person scrolls first.
 */
export function ScrollMemory() {
  const { key: ownKey, pathname, search } = useLocation()
  const key = placeOf(ownKey, pathname + search)
  const way = useNavigationType()
  const places = useRef<Record<string, number> | null>(null)
  places.current ??= placesBefore(pathname + search)
  const here = useRef(key)

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const remember = () => {
      if (places.current) places.current[here.current] = window.scrollY
    }
    const save = () => sessionStorage.setItem(storage, JSON.stringify(places.current))
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', save)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', save)
    }
  }, [])

  const before = useRef(pathname)
  useLayoutEffect(() => {
    const isSamePage = before.current === pathname && way !== 'POP'
    before.current = pathname
    here.current = key
    if (isSamePage) return
    const wanted = (way === 'POP' && places.current?.[key]) || 0
    window.scrollTo(0, wanted)
    if (wanted === 0) return

    const until = performance.now() + patience
    let frame = requestAnimationFrame(function again() {
      if (Math.abs(window.scrollY - wanted) < 2 || performance.now() > until) return
      window.scrollTo(0, wanted)
      // The event that this scroll causes must not write a half-way place over the wanted one.
      if (places.current) places.current[key] = wanted
      frame = requestAnimationFrame(again)
    })
    const stop = () => cancelAnimationFrame(frame)
    window.addEventListener('touchstart', stop, { once: true, passive: true })
    window.addEventListener('wheel', stop, { once: true, passive: true })
    return () => {
      stop()
      window.removeEventListener('touchstart', stop)
      window.removeEventListener('wheel', stop)
    }
  }, [key, pathname, way])

  return null
}
