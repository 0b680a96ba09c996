import { present } from '@nethos/contract/common/present.ts'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { nobody, type Caller } from '../../calls/caller.ts'
import type { StaffRole } from '@nethos/contract/service.ts'
import type { Db } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import { macKey } from '../../secrets/mac-key.ts'

const slotMs = 6 * 3_600_000
const slotOf = (runtime: Runtime): number => Math.floor(runtime.clock.now() / slotMs)

const sealOf = (runtime: Runtime, text: string): string =>
  createHmac('sha256', macKey(runtime.keys.secret)).update(`view:${text}`).digest('base64url')

/**
 * Says who looks, for addresses that pictures are loaded from: no session token stands in them, and the address stays
 * the same for some hours, so that a polled page does not load its pictures anew. What he may see is asked at the file.
 */
export function viewerTicket(runtime: Runtime, caller: Caller): string {
  const viewer = viewerIn(caller)
  if (viewer === undefined) return ''
  const tickets = ticketsOf(runtime)
  let ticket = tickets.get(viewer)
  if (ticket === undefined) {
    const text = `${viewer}.${slotOf(runtime)}`
    tickets.set(viewer, (ticket = `${text}.${sealOf(runtime, text)}`))
  }
  return ticket
}

const shareMark = 'share-'

function viewerIn(caller: Caller): string | undefined {
  if (caller.kind === 'report_share') return `${shareMark}${caller.shareId}`
  return caller.kind === 'account' || caller.kind === 'staff' ? caller.sessionId : undefined
}

const maxTickets = 20_000
const cached = new WeakMap<Runtime, { slot: number; tickets: Map<string, string> }>()

/** This slot's tickets by session: a polled page asks for the same one every five seconds. */
function ticketsOf(runtime: Runtime): Map<string, string> {
  const slot = slotOf(runtime)
  let now = cached.get(runtime)
  if (now?.slot !== slot || now.tickets.size >= maxTickets) cached.set(runtime, (now = { slot, tickets: new Map() }))
  return now.tickets
}

export const fileUrl = (runtime: Runtime, caller: Caller, attaId: string): string =>
  `/files/${attaId}?t=${viewerTicket(runtime, caller)}`

/** Who looks, by the ticket; nobody when it is false, older than the slot before this one, or its session has ended. Whether a link still opens is asked at its reports. */
export async function viewerOf(db: Db, runtime: Runtime, ticket: string): Promise<Caller> {
  const [viewer = '', slot = '', signature = ''] = ticket.split('.')
  const right = Buffer.from(sealOf(runtime, `${viewer}.${slot}`))
  const given = Buffer.from(signature)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return nobody
  if (Number(slot) < slotOf(runtime) - 1) return nobody
  if (viewer.startsWith(shareMark)) return { kind: 'report_share', shareId: viewer.slice(shareMark.length) }
  const session = await db
    .selectFrom('session')
    .select(['accountId', 'staffId', 'role', 'docId'])
    .where('sessionId', '=', viewer)
    .where('expiresAt', '>', new Date(runtime.clock.now()))
    .executeTakeFirst()
  if (!session) return nobody
  const { accountId, staffId, role, docId } = session
  if (accountId !== null) return { kind: 'account', accountId, sessionId: viewer }
  return { kind: 'staff', staffId: present(staffId), role: role as StaffRole, docId, sessionId: viewer }
}
