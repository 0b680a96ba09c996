import { expressionBuilder, type Expression, type Selectable, type SqlBool } from 'kysely'
import type { RenewalFacts, RenewalStatus } from '@nethos/contract/renewal/renewal.status.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { refuse, type Ctx, type Refused } from '../../calls/handler.ts'
import type { DB, Renewal as RenewalRow } from '../../database/types.gen.ts'
import { isOpenFor, mayActFor } from '../people/public.ts'
import { maySecond } from '../consult/public.ts'

/** A renewal as the rules see it, with the state that its row says. */
export interface Renewal extends RenewalFacts {
  readonly consultId: string
  readonly accountId: string
  readonly personId: string
  readonly docId: string
  readonly status: RenewalStatus
  readonly prescriptionId: string | null
  readonly drugCents: number
  readonly deliveryCents: number
  readonly orderId: string | null
  readonly serialNumber: string | null
}

export const columns = [
  'renewal.consultId',
  'renewal.accountId',
  'renewal.personId',
  'renewal.docId',
  'renewal.status',
  'renewal.wants',
  'renewal.prescriptionId',
  'renewal.drugCents',
  'renewal.deliveryCents',
  'renewal.orderId',
  'renewal.serialNumber',
  'renewal.createdAt',
  'renewal.prescribedAt',
  'renewal.returnedAt',
  'renewal.approvedAt',
  'renewal.handedAt',
  'renewal.refundLookAt',
] as const

type Row = Pick<
  Selectable<RenewalRow>,
  (typeof columns)[number] extends `renewal.${infer C}` ? C & keyof Selectable<RenewalRow> : never
>
const instantOf = (at: Date | null): number | null => at?.getTime() ?? null

export const renewalOf = (row: Row): Renewal => ({
  consultId: row.consultId,
  accountId: row.accountId,
  personId: row.personId,
  docId: row.docId,
  status: row.status as RenewalStatus,
  wants: row.wants as Renewal['wants'],
  prescriptionId: row.prescriptionId,
  drugCents: row.drugCents,
  deliveryCents: row.deliveryCents,
  orderId: row.orderId,
  serialNumber: row.serialNumber,
  createdAt: row.createdAt.getTime(),
  prescribedAt: instantOf(row.prescribedAt),
  returnedAt: instantOf(row.returnedAt),
  approvedAt: instantOf(row.approvedAt),
  handedAt: instantOf(row.handedAt),
  refundLookAt: instantOf(row.refundLookAt),
})

/** Whose hand it is: the account's own, whose person lets it; the doctor's own, and what he may second while it waits for that; any that is signed for the pharmacists; all for the system. */
export function mayTouch({ caller, now }: Pick<Ctx, 'caller' | 'now'>): Expression<SqlBool> {
  const eb = expressionBuilder<DB, 'renewal'>()
  if (caller.kind === 'system') return eb.lit(true)
  if (caller.kind === 'account')
    return eb.and([eb('renewal.accountId', '=', caller.accountId), isOpenFor('renewal.personId', 'consult', now)])
  if (caller.kind !== 'staff') return eb.lit(false)
  if (caller.role === 'pharmacist') return eb('renewal.prescriptionId', 'is not', null)
  if (caller.docId === null) return eb.lit(false)
  return caller.role === 'doctor'
    ? eb.or([eb('renewal.docId', '=', caller.docId), maySecond(caller.staffId, now)])
    : eb('renewal.docId', '=', caller.docId)
}

const ofHand = (ctx: Ctx, consultId: string) =>
  ctx.db.selectFrom('renewal').select(columns).where('renewal.consultId', '=', consultId).where(mayTouch(ctx))

export async function findRenewal(ctx: Ctx, consultId: string): Promise<Renewal | undefined> {
  const row = await ofHand(ctx, consultId).executeTakeFirst()
  return row && renewalOf(row)
}

/** Held by this transaction: nobody else moves it meanwhile. */
export async function takeRenewal(ctx: Ctx, consultId: string): Promise<Renewal | undefined> {
  const row = await ofHand(ctx, consultId).forUpdate().executeTakeFirst()
  return row && renewalOf(row)
}

/** The account's own whatever the person says meanwhile: for money that has come. */
export async function ownRenewal(ctx: Ctx, consultId: string, hold = false): Promise<Renewal | undefined> {
  let query = ctx.db.selectFrom('renewal').select(columns).where('consultId', '=', consultId)
  if (ctx.caller.kind === 'account') query = query.where('accountId', '=', ctx.caller.accountId)
  else if (ctx.caller.kind !== 'system') return undefined
  const row = await (hold ? query.forUpdate() : query).executeTakeFirst()
  return row && renewalOf(row)
}

/** By the number of its bill, the first of these, as the account may see it, or the system. */
export async function renewalOfSerial(
  ctx: Ctx,
  serialNumbers: readonly string[],
  hold = false,
): Promise<Renewal | undefined> {
  const query = ctx.db
    .selectFrom('renewal')
    .select(columns)
    .where('serialNumber', 'in', serialNumbers)
    .where(mayTouch(ctx))
    .limit(1)
  const row = await (hold ? query.forUpdate() : query).executeTakeFirst()
  return row && renewalOf(row)
}

/** Why a renewal was not found: nobody's or another's, or whom it is about has closed it to this account. */
export async function missing(
  ctx: Ctx<AccountCaller>,
  consultId: string,
): Promise<Refused<'not_found' | 'grant_closed'>> {
  const own = await ownRenewal(ctx, consultId)
  if (!own) return refuse('not_found')
  const may = await mayActFor(ctx, own.personId, 'consult')
  return may === true ? refuse('not_found') : may
}
