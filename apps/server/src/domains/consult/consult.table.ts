import { sql, type ExpressionBuilder, type Selectable } from 'kysely'
import type { LengthUnit } from '@nethos/contract/common/lengths.ts'
import type { ConsultType } from '@nethos/contract/consult/consult.kinds.ts'
import type { ConsultQuota } from '@nethos/contract/consult/consult.rights.ts'
import type { ConsultStatus } from '@nethos/contract/consult/consult.status.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Consult as ConsultRow, DB } from '../../database/types.gen.ts'
import { isOpenFor } from '../people/public.ts'

/** A consult as the rules see it, with the state that its row says. */
export interface Consult extends ConsultQuota {
  readonly consultId: string
  readonly accountId: string
  readonly personId: string
  readonly docId: string | null
  readonly teamId: string | null
  readonly consulterName: string
  /** What was bought for a length of time; all null without a service. */
  readonly serviceId: string | null
  readonly lengthOfTime: number | null
  readonly lengthUnit: LengthUnit | null
  readonly serviceName: string
  /** When the bought time begins. */
  readonly servedFrom: number | null
  /** The consult whose bought time this one goes on with. */
  readonly renewsId: string | null
  /** Which member answers in the team's name; null: any of them. */
  readonly assignedDocId: string | null
  /** Who answers in the place of whom was asked: he has taken it over; null: nobody. */
  readonly coverDocId: string | null
}

export const columns = [
  'consultId',
  'accountId',
  'personId',
  'docId',
  'teamId',
  'consultType',
  'status',
  'consulterName',
  'feeCents',
  'repliesLeft',
  'replyLimit',
  'repliesOn',
  'serviceId',
  'serviceName',
  'servedFrom',
  'renewsId',
  'lengthOfTime',
  'lengthUnit',
  'assignedDocId',
  'coverDocId',
  'supplementContent',
  'supplementAskedAt',
  'createdAt',
  'startedAt',
  'firstReplyAt',
  'endedAt',
  'servedUntil',
] as const

type Row = Pick<Selectable<ConsultRow>, (typeof columns)[number]>

const instantOf = (at: Date | null): number | null => at?.getTime() ?? null

export const consultOf = ({ consultType, status, createdAt, ...row }: Row): Consult => ({
  ...row,
  consultType: consultType as ConsultType,
  consultStatus: status as ConsultStatus,
  lengthUnit: row.lengthUnit as LengthUnit | null,
  createdAt: createdAt.getTime(),
  startedAt: instantOf(row.startedAt),
  firstReplyAt: instantOf(row.firstReplyAt),
  endedAt: instantOf(row.endedAt),
  servedUntil: instantOf(row.servedUntil),
  servedFrom: instantOf(row.servedFrom),
  supplementAskedAt: instantOf(row.supplementAskedAt),
})

/** What the staff may see of what is theirs: it is paid; a pharmacist answers questions about medicines, and no other consult. */
export const mayBeSeen =
  ({ caller }: Pick<Ctx<StaffCaller>, 'caller'>) =>
  (eb: ExpressionBuilder<DB, 'consult'>) =>
    eb.and([
      eb('consult.startedAt', 'is not', null),
      ...(caller.role === 'pharmacist' ? [eb('consult.consultType', '=', 'DRUGPIC')] : []),
    ])

/** Whose hand it is: the account's own; the doctor's own and his teams' once they are paid; all for the system. */
export const mayTouch =
  ({ caller }: Pick<Ctx, 'caller'>) =>
  (eb: ExpressionBuilder<DB, 'consult'>) => {
    if (caller.kind === 'account') return eb('consult.accountId', '=', caller.accountId)
    if (caller.kind === 'system') return eb.lit(true)
    if (caller.kind !== 'staff' || caller.docId === null) return eb.lit(false)
    const teams = eb.selectFrom('teamMember').select('teamMember.teamId').where('teamMember.docId', '=', caller.docId)
    return eb.and([
      mayBeSeen({ caller })(eb),
      eb.or([
        eb('consult.docId', '=', caller.docId),
        // Asked once, and then a value like the others: only so each of the three is found by its index.
        sql<boolean>`consult.team_id = any(array(${teams}))`,
        eb('consult.coverDocId', '=', caller.docId),
      ]),
    ])
  }

/** The same, and whom it is about lets him: he may have taken his say back (docs/decisions/0030). */
export const mayActIn = (ctx: Pick<Ctx, 'caller' | 'now'>) => (eb: ExpressionBuilder<DB, 'consult'>) =>
  ctx.caller.kind === 'account'
    ? eb.and([mayTouch(ctx)(eb), isOpenFor('consult.personId', 'consult', ctx.now)])
    : mayTouch(ctx)(eb)

const ofHand = (ctx: Ctx, consultId: string) =>
  ctx.db.selectFrom('consult').select(columns).where('consultId', '=', consultId).where(mayTouch(ctx))
const chosen = (ctx: Ctx, consultId: string) => ofHand(ctx, consultId).where(mayActIn(ctx))

/** The account's own, whatever the person says now: for the question why it is closed, and for the money. */
export async function findOwnConsult(ctx: Ctx, consultId: string): Promise<Consult | undefined> {
  const row = await ofHand(ctx, consultId).executeTakeFirst()
  return row && consultOf(row)
}

export async function findConsult(ctx: Ctx, consultId: string): Promise<Consult | undefined> {
  const row = await chosen(ctx, consultId).executeTakeFirst()
  return row && consultOf(row)
}

/** The consult, held by this transaction: nobody else moves it meanwhile. */
export async function takeConsult(ctx: Ctx, consultId: string): Promise<Consult | undefined> {
  const row = await chosen(ctx, consultId).forUpdate().executeTakeFirst()
  return row && consultOf(row)
}

/** The same for money that has come: it is for the consult, whatever the person says of the account meanwhile. */
export async function takePaidConsult(ctx: Ctx, consultId: string): Promise<Consult | undefined> {
  const row = await ofHand(ctx, consultId).forUpdate().executeTakeFirst()
  return row && consultOf(row)
}

export interface OpenOnes {
  docId?: string | null | undefined
  teamId?: string | null | undefined
  personId?: string | null | undefined
  consultType?: ConsultType
}

/** The open consults that fit, newest first, by what the rows say. */
export async function openConsults(ctx: Ctx, { docId, teamId, personId, consultType }: OpenOnes): Promise<Consult[]> {
  let query = ctx.db
    .selectFrom('consult')
    .select(columns)
    .where(mayActIn(ctx))
    .where('status', 'in', ['unpaid', 'going'])
  if (docId) query = query.where('docId', '=', docId)
  if (teamId) query = query.where('teamId', '=', teamId)
  if (personId) query = query.where('personId', '=', personId)
  if (consultType) query = query.where('consultType', '=', consultType)
  return (await query.orderBy('createdAt', 'desc').execute()).map(consultOf)
}

/** The messages have been seen, by the patient or by who answers. False: not the caller's consult. */
export async function forgetUnread(
  ctx: Ctx,
  consultId: string,
  whose: 'patientUnread' | 'staffUnread',
): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('consult')
    .set({ [whose]: 0 })
    .where('consultId', '=', consultId)
    .where(mayActIn(ctx))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
