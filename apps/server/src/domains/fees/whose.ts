import { partsOfBillId } from '@nethos/contract/fees/fees.rules.ts'
import type { FeePerson } from '@nethos/contract/fees/fees.schemas.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { isRefused, refuse, type Ctx, type Refused } from '../../calls/handler.ts'
import { boundAt, findHospital } from '../hospital-account/public.ts'
import { identityOf, mayActFor, noteActFor, personOf } from '../people/public.ts'

type Acting = Ctx<AccountCaller>

/** Whose bills at which hospital, and with whose number the settlement centre is asked. */
export interface Whose {
  person: FeePerson
  idCard: string
}

const readable = (ctx: Acting, personId: string) =>
  noteActFor(ctx, { action: 'fees.read', personId, recordType: 'person', recordId: personId })

/** A person of the caller's, the default one where none is named, at the hospital where he is bound. */
export async function whoseBills(
  ctx: Acting,
  asked: {
    personId?: string | null | undefined
    hosId?: string | null | undefined
    cardNumber?: string | null | undefined
  },
): Promise<Whose | Refused<'not_found' | 'grant_closed' | 'not_bound' | 'not_connected'>> {
  const person = await personOf(ctx, asked.personId)
  if (!person) return refuse('not_found')
  const may = await mayActFor(ctx, person.personId, 'pay')
  if (may !== true) return may
  const account = await boundAt(ctx, person.personId, asked.hosId)
  if (!account) return refuse('not_bound', { obj: { compatId: person.personId } })
  const whose = await wholeOf(ctx, person.personId, account)
  if (isRefused(whose)) return whose
  await readable(ctx, person.personId)
  return { ...whose, person: { ...whose.person, cardNumber: asked.cardNumber ?? '' } }
}

async function wholeOf(
  ctx: Acting,
  personId: string,
  account: { hosId: string; recordNumber: string },
): Promise<Whose | Refused<'not_found' | 'not_connected'>> {
  const whose = await wholeAt(ctx, personId, account)
  if (isRefused(whose)) return whose
  return ctx.runtime.hospital.bills.speaksFor(account.hosId) ? whose : refuse('not_connected')
}

/** A person of the caller's at a hospital, whether it is connected or not. */
export async function wholeAt(
  ctx: Acting,
  personId: string,
  account: { hosId: string; recordNumber: string },
): Promise<Whose | Refused<'not_found'>> {
  const [identity, hospital] = [await identityOf(ctx, personId), await findHospital(ctx, account.hosId)]
  if (!identity || !hospital) return refuse('not_found')
  const person = {
    accountId: ctx.caller.accountId,
    personId,
    personName: identity.name,
    ...account,
    hosName: hospital.hosName,
    cardNumber: '',
  }
  return { person, idCard: identity.idCard }
}

/** What an address names, and which of the caller's people could be the one whose it is. */
export interface Named {
  hosId: string
  billNo: string
  candidates: readonly { personId: string; recordNumber: string }[]
}

export async function namedBill(ctx: Acting, id: string): Promise<Named | Refused<'not_found' | 'not_connected'>> {
  const { hosId, billNo } = partsOfBillId(id)
  const candidates = await ctx.db
    .selectFrom('hospitalAccount')
    .innerJoin('person', 'person.personId', 'hospitalAccount.personId')
    .select(['hospitalAccount.personId', 'hospitalAccount.recordNumber'])
    .where('hospitalAccount.hosId', '=', hosId)
    .where('hospitalAccount.accountId', '=', ctx.caller.accountId)
    .where('person.accountId', '=', ctx.caller.accountId)
    .execute()
  if (candidates.length === 0) return refuse('not_found')
  if (!ctx.runtime.hospital.bills.speaksFor(hosId)) return refuse('not_connected')
  return { hosId, billNo, candidates }
}

/** Whose it is by its record number; nobody's of the caller's is not found. */
export async function ownerOf(
  ctx: Acting,
  { hosId, candidates }: Named,
  recordNumber: string,
): Promise<Whose | Refused<'not_found' | 'grant_closed' | 'not_connected'>> {
  const found = candidates.find(one => one.recordNumber === recordNumber)
  if (!found) return refuse('not_found')
  const may = await mayActFor(ctx, found.personId, 'pay')
  if (may !== true) return may
  const whose = await wholeOf(ctx, found.personId, { hosId, recordNumber })
  if (!isRefused(whose)) await readable(ctx, found.personId)
  return whose
}
