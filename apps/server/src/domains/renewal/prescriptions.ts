import { present } from '@nethos/contract/common/present.ts'
import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { prescriptionDays } from '@nethos/contract/renewal/renewal.status.ts'
import type { renewalServices } from '@nethos/contract/renewal/renewal.services.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { looked, refuse, type Ctx, type HandlerOf, type Refused } from '../../calls/handler.ts'
import { shownPageOf } from '../../calls/page-of.ts'
import { mayActFor, personOf } from '../people/public.ts'
import { fileUrl } from '../system/public.ts'
import { findPrescription, ownPrescription, ownPrescriptions, shownPrescription } from './prescription.table.ts'
import { signaturesOf } from './stored.ts'

const tokenMs = 5 * 60_000
const day = 86_400_000

const sealOf = ({ runtime }: Pick<Ctx, 'runtime'>, accountId: string, until: number): string =>
  createHmac('sha256', runtime.keys.secret).update(`prescription site ${accountId} ${until}`).digest('base64url')

/** Bound to the account and to five minutes: in another hand, or later, it opens nothing. */
export const prescriptionToken: HandlerOf<typeof renewalServices.prescriptionToken> = async ({ ctx }) => {
  const until = ctx.now + tokenMs
  const accessToken = `${until}.${sealOf(ctx, ctx.caller.accountId, until)}`
  return { accessToken, url: renewalPages.prescriptions.to({ accessToken }) }
}

function isGood(ctx: Ctx<AccountCaller>, accessToken: string): boolean {
  const [until = '', seal = ''] = accessToken.split('.')
  if (!/^\d{1,16}$/.test(until) || Number(until) < ctx.now) return false
  const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(ctx, ctx.caller.accountId, Number(until)))]
  return given.length === right.length && timingSafeEqual(given, right)
}

export const listPrescriptions: HandlerOf<typeof renewalServices.listPrescriptions> = async ({
  input,
  ctx,
  refuse,
}) => {
  const { personId, accessToken, pageNum, pageSize } = input
  if (accessToken && !isGood(ctx, accessToken)) return refuse('token_over')
  const found = await ownPrescriptions(ctx, { personId, offset: (pageNum - 1) * pageSize, count: pageSize + 1 })
  return shownPageOf(found, { pageNum, pageSize }, shownPrescription)
}

const mostPrevious = 20

export const listPrevious: HandlerOf<typeof renewalServices.listPrevious> = async ({ input, ctx, refuse }) => {
  const person = await personOf(ctx, input.personId)
  if (!person) return refuse('not_found')
  const may = await mayActFor(ctx, person.personId, 'consult')
  if (may !== true) return may
  return (await ownPrescriptions(ctx, { personId: person.personId, offset: 0, count: mostPrevious })).map(
    shownPrescription,
  )
}

export const prescriptionDetail: HandlerOf<typeof renewalServices.prescriptionDetail> = async ({ input, ctx }) => {
  const row = await ownPrescription(ctx, input.prescriptionId)
  if (!row) return prescriptionMissing(ctx, input.prescriptionId)
  const { personId, prescriptionId } = row
  const pharmacist = await ctx.db
    .selectFrom('staff')
    .select('name')
    .where('staffId', '=', row.pharmacistStaffId)
    .executeTakeFirst()
  const attaFileName = `处方-${row.prescriptionNo}.pdf`
  const shown = {
    ...shownPrescription(row),
    docHosName: row.hosName,
    gender: row.gender,
    age: row.age,
    opinion: row.opinion,
    pharmacistName: pharmacist?.name ?? '',
    prescribedAt: row.prescribedAt.getTime(),
    validUntil: present(row.approvedAt).getTime() + prescriptionDays * day,
    contentHash: row.contentHash,
    pdf: row.pdfAttaId
      ? { attaId: row.pdfAttaId, type: 'pdf', attaFileName, url: fileUrl(ctx.runtime, ctx.caller, row.pdfAttaId) }
      : null,
    signatures: signaturesOf(row),
  }
  return looked({ personId, recordId: prescriptionId }, shown)
}

/** Why a prescription was not found: another's, not approved, or its person has closed it to this account. */
export async function prescriptionMissing(
  ctx: Ctx<AccountCaller>,
  prescriptionId: string,
): Promise<Refused<'not_found' | 'grant_closed'>> {
  const row = await findPrescription(ctx, prescriptionId)
  if (row?.accountId !== ctx.caller.accountId || row.approvedAt === null) return refuse('not_found')
  const may = await mayActFor(ctx, row.personId, 'consult')
  return may === true ? refuse('not_found') : may
}
