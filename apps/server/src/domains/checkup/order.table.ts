import { sql, type Selectable } from 'kysely'
import type { CheckupOrderFacts, CheckupOrderStatus } from '@nethos/contract/checkup/checkup.status.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { CheckupOrder as CheckupOrderTable } from '../../database/types.gen.ts'
import type { CheckupPackage, CheckupStation } from '../../ports/hospital-checkups.ts'
import { contentOfOrder, orderedAddOns, stationsOfOrder } from './stored.ts'

export interface OrderedAddOn {
  code: string
  name: string
  priceCents: number
}
/** A health check of one person, with the state that its row says. */
export interface CheckupOrder extends CheckupOrderFacts {
  readonly orderId: string
  readonly accountId: string
  readonly personId: string
  readonly personName: string
  readonly hosId: string
  readonly centreId: string
  readonly packageId: string
  readonly packageName: string
  readonly content: Pick<CheckupPackage, 'groups' | 'notice'>
  readonly addOns: readonly OrderedAddOn[]
  readonly totalCents: number
  readonly voucherId: string | null
  readonly companyName: string
  /** The employee's voucher by which a member of his family has the company's price; null: none. */
  readonly familyOf: string | null
  readonly timeId: string
  readonly wantedTimeId: string | null
  readonly endsAt: number
  readonly attempt: number
  readonly guideNo: string
  readonly reason: string
  readonly stations: readonly CheckupStation[]
  readonly reportCode: string
  readonly deskConfirmedAt: number | null
  readonly createdAt: number
  readonly status: CheckupOrderStatus
}

export const columns = [
  'checkupOrder.orderId',
  'checkupOrder.accountId',
  'checkupOrder.personId',
  'checkupOrder.personName',
  'checkupOrder.hosId',
  'checkupOrder.centreId',
  'checkupOrder.packageId',
  'checkupOrder.packageName',
  'checkupOrder.content',
  'checkupOrder.addOns',
  'checkupOrder.totalCents',
  'checkupOrder.voucherId',
  'checkupOrder.companyName',
  'checkupOrder.familyOf',
  'checkupOrder.timeId',
  'checkupOrder.wantedTimeId',
  'checkupOrder.startsAt',
  'checkupOrder.endsAt',
  'checkupOrder.dayEndsAt',
  'checkupOrder.attempt',
  'checkupOrder.guideNo',
  'checkupOrder.reason',
  'checkupOrder.stations',
  'checkupOrder.reportCode',
  'checkupOrder.deskConfirmedAt',
  'checkupOrder.createdAt',
  'checkupOrder.payBy',
  'checkupOrder.status',
] as const

type Row = Omit<Selectable<CheckupOrderTable>, 'dueAt' | 'dueEvent' | 'dueStatus'>

export const orderOf = (row: Row): CheckupOrder => ({
  ...row,
  content: contentOfOrder(row.content),
  addOns: orderedAddOns(row.addOns),
  stations: stationsOfOrder(row.stations),
  status: row.status as CheckupOrderStatus,
  startsAt: row.startsAt.getTime(),
  endsAt: row.endsAt.getTime(),
  dayEndsAt: row.dayEndsAt.getTime(),
  payBy: row.payBy.getTime(),
  createdAt: row.createdAt.getTime(),
  deskConfirmedAt: row.deskConfirmedAt?.getTime() ?? null,
})

/** The number under which the hospital knows a place: each that is asked for has its own. */
export const ourNoOf = ({ orderId, attempt }: Pick<CheckupOrder, 'orderId' | 'attempt'>): string =>
  `${orderId}.${attempt}`

/** The account's own, as an account or the system sees it; the desk looks after all. */
export async function findOrder(ctx: Ctx, orderId: string, hold = false): Promise<CheckupOrder | undefined> {
  let query = ctx.db.selectFrom('checkupOrder').select(columns).where('orderId', '=', orderId)
  if (ctx.caller.kind === 'account') query = query.where('accountId', '=', ctx.caller.accountId)
  else if (ctx.caller.kind !== 'system' && ctx.caller.kind !== 'staff') return undefined
  const row = await (hold ? query.forUpdate() : query).executeTakeFirst()
  return row && orderOf(row)
}

/** Which order the hospital means; undefined: another place than the one that is kept now. */
export async function takeByOurNo(ctx: Ctx, hosId: string, ourNo: string): Promise<CheckupOrder | undefined> {
  const [orderId = '', attempt = ''] = ourNo.split('.')
  const one = await findOrder(ctx, orderId, true)
  return one?.hosId === hosId && String(one.attempt) === attempt ? one : undefined
}

/** Whether anything is under way at a hospital, so that it is worth asking what happened. */
export async function isUnderWay({ db }: Pick<Ctx, 'db'>, hosId: string): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`
    select exists (select from checkup_order where hos_id = ${hosId}
      and status in ('to_confirm', 'to_check', 'checked', 'overdue')) as any`.execute(db)
  return rows[0]?.any ?? false
}
