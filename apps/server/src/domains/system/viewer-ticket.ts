import { createHmac, timingSafeEqual } from 'node:crypto'
import { nobody, type Caller } from '../../calls/caller.ts'
import type { StaffRole } from '@nethos/contract/service.ts'
import type { House } from '../../house.ts'

const slotMs = 6 * 3_600_000

const sealOf = (house: House, text: string): string => createHmac('sha256', house.keys.secret).update(`view:${text}`).digest('base64url')

/**
 * Says who looks, for addresses that pictures are loaded from: no session token stands in them, and the address stays
 * the same for some hours, so that a polled page does not load its pictures anew. What he may see is asked at the file.
 */
export function viewerTicket(house: House, caller: Caller): string {
  if (caller.kind !== 'account' && caller.kind !== 'staff') return ''
  const slot = Math.floor(house.clock.now() / slotMs)
  const who = caller.kind === 'account' ? `a.${caller.accountId}` : `s.${caller.staffId}.${caller.role}.${caller.docId ?? ''}`
  const text = `${Buffer.from(who).toString('base64url')}.${slot}`
  return `${text}.${sealOf(house, text)}`
}

export const fileUrl = (house: House, caller: Caller, attaId: string): string => `/files/${attaId}?t=${viewerTicket(house, caller)}`

/** Who looks, by the ticket; nobody when it is false or older than the slot before this one. */
export function viewerOf(house: House, ticket: string): Caller {
  const [who = '', slot = '', signature = ''] = ticket.split('.')
  const right = Buffer.from(sealOf(house, `${who}.${slot}`))
  const given = Buffer.from(signature)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return nobody
  if (Number(slot) < Math.floor(house.clock.now() / slotMs) - 1) return nobody
  const [kind, id = '', role = '', docId = ''] = Buffer.from(who, 'base64url').toString().split('.')
  if (kind === 'a') return { kind: 'account', accountId: id, sessionId: '' }
  return { kind: 'staff', staffId: id, role: role as StaffRole, docId: docId || null, sessionId: '' }
}
