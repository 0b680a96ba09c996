import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { run } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { knownShells, saveShellUser } from './shell.calls.ts'
import { goToShell, ticketIn, useShellName, withoutTicket } from './way.ts'

export interface Payer {
  /** The cashier can be opened; outside of the messaging app always. */
  isReady: boolean
  /** The platform did not say who pays. */
  isUnknown: boolean
  /** Goes to the platform and comes back to this page. */
  ask: () => void
}

/** The messaging app's own cashier must know who pays: on entry its platform is asked, once and silently. */
export function usePayer(): Payer {
  const isInside = useShellName() === 'messaging'
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const go = useNavigate()
  const known = useServiceQuery(knownShells(), { unless: !isInside })
  const [isRefused, setRefused] = useState(false)
  const ticket = ticketIn(query)
  const here = withoutTicket(pathname, query)
  const isKnown = !isInside || known.value?.shells.includes('messaging') === true
  const isAsked = known.value !== undefined && !isKnown

  useEffect(() => {
    if (!isAsked || isRefused) return
    if (ticket === null) return void goToShell('messaging', here)
    if (ticket !== '') run(saveShellUser, { ticket }).catch(() => setRefused(true))
  }, [isAsked, isRefused, ticket, here])
  // A ticket that has served does not stay in the address.
  useEffect(() => {
    if (isInside && isKnown && ticket !== null) void go(here, { replace: true })
  }, [isInside, isKnown, ticket, here, go])

  const isUnknown = isAsked && (isRefused || ticket === '')
  return {
    // Who cannot be asked about may still read the page; the server says no when he pays.
    isReady: isKnown || isUnknown || known.status === 'fault',
    isUnknown,
    ask: () => void goToShell('messaging', here),
  }
}
