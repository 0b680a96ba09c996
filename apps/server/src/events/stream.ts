import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import type { Caller } from '../calls/caller.ts'
import { TroubleError } from '../calls/codes.ts'
import type { Db } from '../database/connect.ts'
import type { Runtime } from '../runtime.ts'
import type { Hub, PushEvent } from './hub.ts'

/** Who listens, and to what: an account, or a member of staff with his doctor and teams. */
export interface Listening {
  /** The stream ends with it. */
  sessionId?: string
  accountId?: string
  staffId?: string
  docId?: string
  teamIds?: readonly string[]
  isOperator?: boolean
}

const ticketLivesMs = 60_000
const heartbeatMs = 25_000
/** More pages than one caller has open, on however many devices. */
const streamsPerCaller = 20
/** What may lie here for somebody who does not read: some hundred events. */
const unreadBytes = 64 * 1024

const seal = (secret: Buffer, text: string): Buffer => createHmac('sha256', secret).update(`event:${text}`).digest()

/** A short-lived ticket for GET /events: the session token itself never stands in an address. */
export function eventTicket({ keys }: Runtime, listening: Listening, now: number): string {
  const text = Buffer.from(JSON.stringify({ ...listening, until: now + ticketLivesMs })).toString('base64url')
  return `${text}.${seal(keys.secret, text).toString('base64url')}`
}

function readTicket({ keys, clock }: Runtime, ticket: string): Listening {
  const [text = '', signature = ''] = ticket.split('.')
  const given = Buffer.from(signature, 'base64url')
  const right = seal(keys.secret, text)
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new TroubleError('unauthenticated')
  const { until, ...listening } = JSON.parse(Buffer.from(text, 'base64url').toString()) as Listening & { until: number }
  if (until < clock.now()) throw new TroubleError('unauthenticated')
  return listening
}

export const isFor = ({ to }: PushEvent, who: Listening): boolean => {
  if (to === 'operators') return who.isOperator === true
  if ('accountId' in to) return to.accountId === who.accountId
  if ('accountIds' in to) return who.accountId !== undefined && to.accountIds.includes(who.accountId)
  if ('staffId' in to) return to.staffId === who.staffId
  if ('docId' in to) return to.docId === who.docId
  if ('sessionId' in to) return false
  return who.teamIds?.includes(to.teamId) ?? false
}

/** When the session of who listens ends, epoch ms; undefined: it has ended. */
async function endOf(db: Db, { sessionId }: Listening, now: number): Promise<number | undefined> {
  if (sessionId === undefined) return Infinity
  const session = await db
    .selectFrom('session')
    .select('expiresAt')
    .where('sessionId', '=', sessionId)
    .where('expiresAt', '>', new Date(now))
    .executeTakeFirst()
  return session?.expiresAt.getTime()
}

const hasEnded = ({ to }: PushEvent, { sessionId }: Listening): boolean =>
  typeof to === 'object' && 'sessionId' in to && to.sessionId === sessionId

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
}

const countOpen = (registry: Registry, open: ReadonlySet<unknown>) =>
  new Gauge({
    name: 'nethos_event_lines',
    help: 'Pages that hold a line open on which they hear of news',
    registers: [registry],
    collect() {
      this.set(open.size)
    },
  })

/** GET /events: server-sent events, each only {type, id} (docs/product/protocol.md 1, Push). */
export function eventStream(
  app: FastifyInstance,
  { runtime, hub, db, registry }: { runtime: Runtime; hub: Hub; db: Db; registry: Registry },
): void {
  const open = new Set<FastifyReply>()
  countOpen(registry, open)
  const ofCallers = limitStreams(streamsPerCaller)
  const ofAddresses = limitStreams(runtime.settings.callersPerAddress * streamsPerCaller)
  app.get<{ Querystring: { ticket?: string } }>('/events', async (request, reply) => {
    const who = readTicket(runtime, String(request.query.ticket ?? ''))
    const endsAt = await endOf(db, who, runtime.clock.now())
    if (endsAt === undefined) throw new TroubleError('unauthenticated')
    reply.hijack()
    const out = reply.raw
    if (out.destroyed) return
    out.writeHead(200, headers)
    out.write('retry: 3000\n\n')
    const stopListening = hub.listen(event => {
      if (hasEnded(event, who)) leave()
      else if (isFor(event, who)) say(`data: ${JSON.stringify({ type: event.type, id: event.id })}\n\n`)
    })
    const heartbeat = setInterval(() => {
      if (runtime.clock.now() >= endsAt) leave()
      else say(': still here\n\n')
    }, heartbeatMs)
    open.add(reply)
    const caller = who.accountId ?? who.staffId
    const forget = [ofAddresses(request.ip, leave), caller ? ofCallers(caller, leave) : undefined]
    request.raw.on('close', leave)
    function say(line: string): void {
      if (out.writableLength > unreadBytes) out.destroy()
      else out.write(line)
    }
    function leave(): void {
      clearInterval(heartbeat)
      stopListening()
      open.delete(reply)
      for (const one of forget) one?.()
      out.end()
    }
  })
  app.addHook('preClose', async () => {
    for (const reply of open) reply.raw.end()
  })
}

/** Counts the streams of this process by whose they are: when one has too many, its oldest ends. Gives back how one is forgotten. */
function limitStreams(most: number): (key: string, leave: () => void) => () => void {
  const byKey = new Map<string, Set<() => void>>()
  return (key, leave) => {
    const leaves = byKey.get(key) ?? new Set()
    byKey.set(key, leaves.add(leave))
    if (leaves.size > most) leaves.values().next().value?.()
    return () => {
      leaves.delete(leave)
      if (leaves.size === 0) byKey.delete(key)
    }
  }
}

export const listeningOf = (caller: Caller, teamIds: readonly string[]): Listening =>
  caller.kind === 'account'
    ? { sessionId: caller.sessionId, accountId: caller.accountId }
    : caller.kind === 'staff'
      ? {
          sessionId: caller.sessionId,
          staffId: caller.staffId,
          ...(caller.docId ? { docId: caller.docId } : {}),
          teamIds,
          isOperator: caller.role === 'operator' || caller.role === 'admin',
        }
      : {}
