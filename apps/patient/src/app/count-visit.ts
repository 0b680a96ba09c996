import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { untilIdle } from '../patterns/until-idle.ts'
import type { PageHandle } from './page-handle.ts'

/** A page that is only passed through is not a visit; and nobody shall wait for the count. */
const afterMs = 2_500

/** Counts each opening of a page, by the pattern of its address: how often, never whose. */
export function useVisitCount(): void {
  const { pathname } = useLocation()
  const matches = useMatches()
  const page = (matches[matches.length - 1]?.handle as PageHandle | undefined)?.path
  useEffect(() => {
    if (page === undefined) return
    let isHere = true
    const report = async () => {
      await untilIdle(5_000)
      if (isHere) await (await import('./report-visit.ts')).reportVisit(page)
    }
    const timer = setTimeout(() => void report().catch(() => undefined), afterMs)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
    // Another record of the same kind is another opening; another tab or filter of the same page is not.
  }, [page, pathname])
}
