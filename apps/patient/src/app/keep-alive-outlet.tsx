import { Activity, Fragment, useRef, type ReactElement } from 'react'
import {
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useMatches,
  useNavigationType,
  useOutlet,
} from 'react-router'
import type { PageHandle } from './page-handle.ts'

interface AlivePage {
  path: string
  outlet: ReactElement | null
  location: ReturnType<typeof useLocation>
}

const most = 3

/**
 * The page of the address; pages that ask for it stay alive, hidden, while another one is shown. A hidden page keeps
 * the address that it was shown at, and its effects rest: it neither polls nor listens.
 */
export function KeepAliveOutlet() {
  const outlet = useOutlet()
  const location = useLocation()
  const navigationType = useNavigationType()
  const matches = useMatches()
  const query = useRef<readonly AlivePage[]>([])

  const isKeepAlive = (matches[matches.length - 1]?.handle as PageHandle | undefined)?.keepAlive === true
  if (isKeepAlive) {
    const here = { path: location.pathname, outlet, location }
    const others = query.current.filter(page => page.path !== here.path)
    query.current = [...others, here].slice(-most)
  }
  const hidden = query.current
  return (
    <>
      {hidden.map(page => (
        <Activity key={page.path} mode={isKeepAlive && page.path === location.pathname ? 'visible' : 'hidden'}>
          <LocationContext.Provider value={{ location: page.location, navigationType }}>
            {page.outlet}
          </LocationContext.Provider>
        </Activity>
      ))}
      {!isKeepAlive && <Fragment key="page">{outlet}</Fragment>}
    </>
  )
}
