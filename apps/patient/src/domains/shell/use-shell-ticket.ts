import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { shellTicket } from '@nethos/contract/shell/shell.rules.ts'
import { goToShell, ticketIn, useShellName, withoutTicket } from './way.ts'

export interface ShellTicket {
  /** Undefined while the platform is asked, or when there is none to be had. */
  ticket: string | undefined
  /** Why there is none. */
  trouble: string | undefined
  /** Asks the platform once more; undefined outside of a shell. */
  retry: (() => void) | undefined
}

/** Who we are to the app around us: its ticket in the address. Without one the platform is asked, silently and once. */
export function useShellTicket(): ShellTicket {
  const shell = useShellName()
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const given = ticketIn(query)
  const here = withoutTicket(pathname, query)
  const mustAsk = given === null && shell !== undefined
  useEffect(() => {
    if (mustAsk) void goToShell(shell, here)
  }, [mustAsk, shell, here])
  const trouble = mustAsk ? undefined : sentenceOf(shellTicket, given ?? '')
  return {
    ticket: mustAsk || trouble ? undefined : (given ?? undefined),
    trouble,
    retry: shell && (() => void goToShell(shell, here)),
  }
}
