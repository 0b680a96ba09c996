import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { PageHandle } from './page-handle.ts'

/** A page that is only passed through is not a visit; and nobody shall wait for the count. */
const afterMs = 2_500

/** Calls back when the page has stood for a while and the phone has nothing else to do. Gives the way to call it off. */
function whenIdle(run: () => void): () => void {
  let idle: number | undefined
  const timer = setTimeout(() => {
    // Safari has no such callback.
    if (!('requestIdleCallback' in window)) run()
    else idle = window.requestIdleCallback(run, { timeout: 5_000 })
  }, afterMs)
  return () => {
    clearTimeout(timer)
    if (idle !== undefined) window.cancelIdleCallback(idle)
  }
}

/** Counts each opening of a page, by the pattern of its address: how often, never whose. */
export function useVisitCount(): void {
  const { pathname } = useLocation()
  const matches = useMatches()
  const page = (matches[matches.length - 1]?.handle as PageHandle | undefined)?.path
  useEffect(() => {
    if (page === undefined) return
    return whenIdle(
      () => void import('./report-visit.ts').then(({ reportVisit }) => reportVisit(page)).catch(() => undefined),
    )
    // Another record of the same kind is another opening; another tab or filter of the same page is not.
  }, [page, pathname])
}
