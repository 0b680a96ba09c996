import { shellStart } from '@nethos/contract/shell/shell.links.ts'
import { deviceHash } from '@nethos/calls/envelope.ts'
import type { ShellName } from '@nethos/contract/common/shells.ts'
import { useAppInfo } from '../../patterns/app-info.ts'

/** The app around us that knows its user, if we are in one. */
export function useShellName(): ShellName | undefined {
  const { shell } = useAppInfo().environment
  return shell === 'messaging' || shell === 'payment' ? shell : undefined
}

/** Leaves for the app's platform, which asks nothing of a user it knows, and comes back to this own path with a ticket. */
export const goToShell = async (shell: ShellName, back: string): Promise<void> =>
  location.assign(shellStart(shell, back, await deviceHash()))

/** The ticket in the address: '' when the platform gave none, null when nobody has asked it yet. */
export const ticketIn = (query: URLSearchParams): string | null => query.get('openid') ?? query.get('openId')

/** The address without the ticket: it is used up, or another try is made. */
export function withoutTicket(pathname: string, query: URLSearchParams): string {
  const rest = new URLSearchParams(query)
  rest.delete('openid')
  rest.delete('openId')
  return String(rest) ? `${pathname}?${rest}` : pathname
}
