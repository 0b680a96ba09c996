import { sql, type RawBuilder } from 'kysely'
import type { InterfaceMessage, interfaceServices } from '@nethos/contract/interfaces/interfaces.services.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { readJob, type OneHospital } from './read.job.ts'
import { sealedBody } from './sealed.ts'

type Services = typeof interfaceServices

interface Row extends Omit<InterfaceMessage, 'cameAt' | 'settledAt'> {
  cameAt: Date
  settledAt: Date | null
}

const columns = sql`message.message_id, message.hos_id, coalesce(hos_name, message.hos_id) as hos_name,
  message.control_id, message.kind as message_kind, message.fault, message.came_at, message.settled_at, message.note`
const tables = sql`interface_message message left join hospital on hospital.hos_id = message.hos_id`

const shown = ({ cameAt, settledAt, ...row }: Row): InterfaceMessage => ({
  ...row,
  cameAt: cameAt.getTime(),
  settledAt: settledAt?.getTime() ?? null,
})

export const listMessages: HandlerOf<Services['listMessages']> = async ({ input, ctx }) => {
  const { isSettled, pageNum, pageSize } = input
  const { rows } = await sql<Row>`select ${columns} from ${tables}
    where message.fault <> '' and (message.settled_at is not null) = ${isSettled}
    order by message.came_at desc, message.position desc offset ${(pageNum - 1) * pageSize} limit ${pageSize + 1}`.execute(
    ctx.db,
  )
  return { rows: rows.slice(0, pageSize).map(shown), pageNum, pageSize, hasNextPage: rows.length > pageSize }
}

export const openMessage: HandlerOf<Services['openMessage']> = async ({ input, ctx, refuse: no }) => {
  const { rows } = await sql<Row & { bodySealed: Buffer }>`select ${columns}, body_sealed from ${tables}
    where message.message_id = ${input.messageId} and message.fault <> ''`.execute(ctx.db)
  const [row] = rows
  if (!row) return no('not_found')
  await wrote(ctx, 'interface.message.open', row.messageId)
  const { bodySealed, ...rest } = row
  const bytes = ctx.runtime.sealer.openBytes(bodySealed, sealedBody)
  const text = ctx.runtime.messages?.textOf(row.hosId, bytes) ?? bytes.toString()
  return { ...shown(rest), text: text.slice(0, mostShown) }
}
const mostShown = 200_000

/** One that is open still; what it became, changed in one statement. */
async function change(ctx: Ctx<StaffCaller>, messageId: string, to: RawBuilder<unknown>) {
  const { rows } = await sql<{ hosId: string }>`update interface_message set ${to}
    where message_id = ${messageId} and fault <> '' and settled_at is null returning hos_id`.execute(ctx.db)
  if (rows[0]) return rows[0]
  const known = await ctx.db
    .selectFrom('interfaceMessage')
    .select('messageId')
    .where('messageId', '=', messageId)
    .executeTakeFirst()
  return known ? 'message_settled' : 'not_found'
}

const wrote = (
  ctx: Ctx<StaffCaller>,
  action: 'interface.message.open' | 'interface.message.again' | 'interface.message.settle',
  recordId: string,
) => ctx.audit({ action, recordType: 'interface_message', recordId })

export const readAgain: HandlerOf<Services['readAgain']> = async ({ input, ctx, refuse: no }) => {
  const { messageId } = input
  const message = await ctx.db
    .selectFrom('interfaceMessage')
    .select('hosId')
    .where('messageId', '=', messageId)
    .executeTakeFirst()
  if (message && !ctx.runtime.messages?.hospitals.includes(message.hosId)) return no('interface_gone')
  const done = await change(ctx, messageId, sql`fault = ''`)
  if (typeof done === 'string') return no(done)
  await ctx.enqueue(readJob, { hosId: done.hosId } satisfies OneHospital)
  await wrote(ctx, 'interface.message.again', messageId)
  return true
}

export const settleMessage: HandlerOf<Services['settleMessage']> = async ({ input, ctx, refuse: no }) => {
  const { messageId, note } = input
  const settled = sql`settled_at = ${new Date(ctx.now)}, settled_by = ${ctx.caller.staffId}, note = ${note}`
  const done = await change(ctx, messageId, settled)
  if (typeof done === 'string') return no(done)
  await wrote(ctx, 'interface.message.settle', messageId)
  return true
}

interface LineRow {
  hosId: string
  hosName: string | null
  cameAt: Date | null
  waiting: number
  faults: number
}

export const listLines: HandlerOf<Services['listLines']> = async ({ ctx }) => {
  const hosIds = [...(ctx.runtime.messages?.hospitals ?? [])]
  const { rows } = await sql<LineRow>`select line.hos_id, hos_name,
      (select came_at from interface_message came where came.hos_id = line.hos_id order by came_at desc limit 1) as came_at,
      (select count(*)::int from interface_message waits
        where waits.hos_id = line.hos_id and waits.read_at is null and waits.fault = '') as waiting,
      (select count(*)::int from interface_message odd
        where odd.hos_id = line.hos_id and odd.fault <> '' and odd.settled_at is null) as faults
    from unnest(${hosIds}::text[]) with ordinality as line (hos_id, place)
    left join hospital on hospital.hos_id = line.hos_id order by place`.execute(ctx.db)
  return rows.map(row => ({ ...row, hosName: row.hosName ?? row.hosId, cameAt: row.cameAt?.getTime() ?? null }))
}
