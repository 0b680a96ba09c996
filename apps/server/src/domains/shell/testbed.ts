import { shellStart, ticketParameter } from '@nethos/contract/shell/shell.links.ts'
import { createHash } from 'node:crypto'
import type { ShellName } from '@nethos/contract/common/shells.ts'
import type { TestServer } from '../../testing/server.ts'

export const device = 'the-phone-of-a-test'
export const hashOf = (label: string): string => createHash('sha256').update(label).digest('hex')

/** A browser that goes to the platform, says who it is, and comes back: the addresses as they are on the wire. */
export function shellWay(server: Pick<TestServer, 'origin' | 'get'>) {
  /** To the platform; the cookie stays in this browser. */
  async function leave(shell: ShellName, back = '/bind', label = device) {
    const gone = await server.get(shellStart(shell, back, hashOf(label)))
    return {
      status: gone.status,
      authorize: gone.headers.get('location') ?? '',
      cookie: gone.headers.get('set-cookie')?.split(';')[0] ?? '',
    }
  }
  /** What the platform sends the browser back to, code and state in it. */
  async function authorize(address: string, user: string): Promise<string> {
    const answer = await fetch(address.split('#')[0]!, {
      method: 'POST',
      body: new URLSearchParams({ user }),
      redirect: 'manual',
    })
    return answer.headers.get('location') ?? ''
  }
  const comeBack = (address: string, cookie: string) =>
    fetch(address, { headers: cookie ? { cookie } : {}, redirect: 'manual' })

  return {
    leave,
    authorize,
    comeBack,
    /** The whole way: a ticket of this user for the browser with this name. */
    async ticket(shell: ShellName, user: string, label = device): Promise<string> {
      const { authorize: address, cookie } = await leave(shell, '/bind', label)
      const home = await comeBack(await authorize(address, user), cookie)
      return new URL(home.headers.get('location') ?? '', server.origin).searchParams.get(ticketParameter) ?? ''
    },
  }
}
