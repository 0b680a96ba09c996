import { sql, type Selectable } from 'kysely'
import type { OfferState } from '@nethos/contract/booking/waitlist.status.ts'
import type { Ctx } from '../../../calls/handler.ts'
import type { WaitlistOffer } from '../../../database/types.gen.ts'

/** A number that is kept for an entry. Epoch ms. */
export interface Offer {
  readonly offerId: string
  readonly waitId: string
  readonly numberId: string
  readonly sessionId: string
  readonly state: OfferState
  readonly endsAt: number
}

export const offerColumns = ['offerId', 'waitId', 'numberId', 'sessionId', 'state', 'endsAt'] as const
export const offerOf = (row: Pick<Selectable<WaitlistOffer>, (typeof offerColumns)[number]>): Offer => ({
  ...row,
  state: row.state as OfferState,
  endsAt: row.endsAt.getTime(),
})

/** What is open for an entry now; held by this transaction. */
export async function takeOpenOffer({ db }: Pick<Ctx, 'db'>, waitId: string): Promise<Offer | undefined> {
  const row = await db
    .selectFrom('waitlistOffer')
    .select(offerColumns)
    .where('waitId', '=', waitId)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst()
  return row && offerOf(row)
}

/** Whose entry an offer belongs to: for the account's own hand. */
export async function waitOfOffer(
  { db, caller }: Pick<Ctx, 'db' | 'caller'>,
  offerId: string,
): Promise<string | undefined> {
  if (caller.kind !== 'account') return undefined
  const row = await db
    .selectFrom('waitlistOffer')
    .select('waitId')
    .where('offerId', '=', offerId)
    .where('accountId', '=', caller.accountId)
    .executeTakeFirst()
  return row?.waitId
}

/** Whether the number is still kept for it: the hospital's window may have taken it, or stopped the session. */
export async function isHeld({ db }: Pick<Ctx, 'db'>, { offerId, numberId }: Offer): Promise<boolean> {
  const row = await db
    .selectFrom('clinicNumber')
    .innerJoin('clinicSession', 'clinicSession.sessionId', 'clinicNumber.sessionId')
    .select('clinicNumber.numberId')
    .where('clinicNumber.numberId', '=', numberId)
    .where('clinicNumber.offerId', '=', offerId)
    .where('clinicSession.isStopped', '=', false)
    .executeTakeFirst()
  return row !== undefined
}

/** Makes a number that is cooling somebody's to decide on. False: it is not cooling any more. */
export async function holdFor(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  {
    waitId,
    accountId,
    orderNo,
    numberId,
    endsAt,
  }: { waitId: string; accountId: string; orderNo: number; numberId: string; endsAt: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ offerId: string }>`
    with kept as (
      update clinic_number set state = 'offered', offer_id = uuidv7()::text, reopens_at = null
      where number_id = ${numberId} and state = 'cooling'
      returning number_id, session_id, offer_id
    )
    insert into waitlist_offer (offer_id, wait_id, account_id, number_id, session_id, state, order_no, made_at, ends_at)
    select offer_id, ${waitId}, ${accountId}, number_id, session_id, 'open', ${orderNo}::bigint, ${new Date(now)}, ${new Date(endsAt)} from kept
    returning offer_id`.execute(db)
  return rows[0]?.offerId
}
