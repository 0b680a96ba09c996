import { createHash, randomInt } from 'node:crypto'
import { dayOf } from '@nethos/contract/common/days.ts'
import { type CheckedPerson } from '@nethos/contract/renewal/drug-checks.ts'
import { isControlled } from '@nethos/contract/renewal/drug.kinds.ts'
import { deliveryCents } from '@nethos/contract/renewal/renewal.limits.ts'
import type { renewalDeskServices, renewalDeskEvents } from '@nethos/contract/renewal/renewal-desk.services.ts'
import {
  doctorTabs,
  pharmacistTabs,
  renewalStates,
  type RenewalStatus,
} from '@nethos/contract/renewal/renewal.status.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { eventsFor } from '@nethos/contract/states.ts'
import type { StaffCaller } from '../../calls/caller.ts'
import type { AuditLine, Ctx, HandlerOf } from '../../calls/handler.ts'
import { recordOf } from '../record/public.ts'
import { idsOf, warningsFor } from './check-drugs.ts'
import { chosenDrugs, drugPage, takenDrugs } from './drug.table.ts'
import { prescriptionsOf, shownPrescription } from './prescription.table.ts'
import { callOff, tell } from './renewal.life.ts'
import { move } from './renewal.move.ts'
import { asOf, findRenewal, statusAt, takeRenewal, type Renewal } from './renewal.table.ts'
import { listQuery, readRenewal, shownRow } from './shown-renewal.ts'

type Desk = Ctx<StaffCaller>
type Detail = OutputOf<typeof renewalDeskServices.deskRenewal>

export const headOf = ({ consultId, status }: Pick<Renewal, 'consultId' | 'status'>) => ({
  consultId,
  status,
  statusLabel: renewalStates[status].label,
})

/** A line of the audit log about this renewal. */
export const note = (
  ctx: Desk,
  action: AuditLine['action'],
  { accountId, personId, consultId }: Renewal,
): Promise<void> => ctx.audit({ action, accountId, personId, recordType: 'renewal', recordId: consultId })

async function queue(
  ctx: Desk,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
  statuses: readonly RenewalStatus[],
  { oldestFirst, action }: { oldestFirst: boolean; action: 'renewal.list' | 'prescription.list' },
) {
  const found = await listQuery(ctx)
    .where(statusAt(ctx.now), 'in', statuses)
    .orderBy('renewal.createdAt', oldestFirst ? 'asc' : 'desc')
    .orderBy('renewal.consultId')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const listed = found.slice(0, pageSize)
  // Before anything is shown: whose names and illnesses this member of staff sees.
  await ctx.auditListed(action, listed)
  return { rows: listed.map(row => shownRow(row, ctx.now)), pageNum, pageSize, hasNextPage: found.length > pageSize }
}

export const listDeskRenewals: HandlerOf<typeof renewalDeskServices.listDeskRenewals> = ({ input, ctx }) =>
  queue(ctx, input, doctorTabs[input.tab].statuses, { oldestFirst: input.tab === 'new', action: 'renewal.list' })

export const listPrescriptionQueue: HandlerOf<typeof renewalDeskServices.listPrescriptionQueue> = ({ input, ctx }) =>
  queue(ctx, input, pharmacistTabs[input.tab].statuses, {
    oldestFirst: input.tab !== 'ended',
    action: 'prescription.list',
  })

export const findDeskDrugs: HandlerOf<typeof renewalDeskServices.findDeskDrugs> = ({ input, ctx }) =>
  drugPage(ctx, input)

export const deskRenewal: HandlerOf<typeof renewalDeskServices.deskRenewal> = async ({ input, ctx, refuse }) =>
  (await deskDetail(ctx, input.consultId, 'renewal.read')) ?? refuse('not_found')

export const queuedPrescription: HandlerOf<typeof renewalDeskServices.queuedPrescription> = async ({
  input,
  ctx,
  refuse,
}) => (await deskDetail(ctx, input.consultId, 'prescription.read')) ?? refuse('not_found')

/** Each look is a line of the audit log, before anything is shown. */
async function deskDetail(
  ctx: Desk,
  consultId: string,
  action: 'renewal.read' | 'prescription.read',
): Promise<Detail | undefined> {
  const found = await findRenewal(ctx, consultId)
  if (!found) return undefined
  await note(ctx, action, found)
  const detail = await readRenewal(ctx, consultId)
  if (!detail) return undefined
  const row = await ctx.db
    .selectFrom('renewal')
    .innerJoin('consult', 'consult.consultId', 'renewal.consultId')
    .leftJoin('prescription', 'prescription.prescriptionId', 'renewal.prescriptionId')
    .leftJoin('staff as writer', 'writer.staffId', 'prescription.doctorStaffId')
    .leftJoin('staff as reviewer', 'reviewer.staffId', 'prescription.pharmacistStaffId')
    .select(['consulterGender', 'consulterAge', 'renewal.overrideReason', 'renewal.returnReason'])
    .select(['writer.name as doctorName', 'reviewer.name as pharmacistName'])
    .where('renewal.consultId', '=', consultId)
    .executeTakeFirstOrThrow()
  const { personId } = found
  const lines = detail.prescribed.length > 0 ? detail.prescribed : detail.asked
  const drugs = await takenDrugs(ctx, idsOf(lines))
  return {
    renewal: detail,
    gender: row.consulterGender,
    age: row.consulterAge,
    warnings: await warningsFor(ctx, personId, { ...detail, age: row.consulterAge }, drugs, consultId),
    overrideReason: row.overrideReason,
    returnReason: row.returnReason,
    doctorName: row.doctorName ?? '',
    pharmacistName: row.pharmacistName ?? '',
    record: await recordOf(ctx, personId),
    previous: (await prescriptionsOf(ctx, personId, consultId)).map(shownPrescription),
    events: eventsOf(ctx, asOf(found, ctx.now)),
  }
}

const eventsOf = ({ caller }: Desk, renewal: Renewal): (typeof renewalDeskEvents)[number][] =>
  eventsFor(renewalStates, renewal.status, caller.role === 'pharmacist' ? 'pharmacist' : 'doctor', renewal) as never

/** What the doctor's signature stands for; the pharmacist approves the same bytes. */
const hashOf = (content: object): string => createHash('sha256').update(JSON.stringify(content)).digest('hex')

export const prescribe: HandlerOf<typeof renewalDeskServices.prescribe> = async ({ input, ctx, refuse }) => {
  const renewal = await takeRenewal(ctx, input.consultId)
  if (!renewal) return refuse('not_found')
  const drugs = await chosenDrugs(ctx, idsOf(input.drugs))
  if (!drugs) return refuse('not_found')
  if (drugs.some(isControlled)) return refuse('controlled')
  const told = await toldOf(ctx, renewal.consultId)
  const facts = { ...told, age: told.consulterAge } as unknown as CheckedPerson
  const warnings = await warningsFor(ctx, renewal.personId, facts, drugs, renewal.consultId)
  if (input.overrideReason === '' && warnings.some(one => one.level === 'avoid'))
    return refuse('reason_missing', { obj: { warnings } })

  const lines = drugs.map((drug, at) => {
    const { packs, dose, frequency, route, days } = input.drugs[at]!
    const { drugId, drugName, form, specification, manufacturer, priceCents } = drug
    return { drugId, drugName, form, specification, manufacturer, priceCents, packs, dose, frequency, route, days }
  })
  const written = { diagnosis: input.diagnosis, opinion: input.opinion, lines }
  const prescriptionNo = newNumber(ctx.now)
  const { prescriptionId } = await ctx.db
    .insertInto('prescription')
    .values({
      prescriptionNo,
      consultId: renewal.consultId,
      accountId: renewal.accountId,
      personId: renewal.personId,
      docId: renewal.docId,
      doctorStaffId: ctx.caller.staffId,
      personName: told.consulterName,
      gender: told.consulterGender ?? '',
      age: told.consulterAge,
      ...written,
      lines: JSON.stringify(lines),
      contentHash: hashOf({ prescriptionNo, personId: renewal.personId, doctor: ctx.caller.staffId, ...written }),
      prescribedAt: new Date(ctx.now),
    })
    .returning('prescriptionId')
    .executeTakeFirstOrThrow()
  const moved = await move(ctx, renewal, 'prescribe', 'doctor', {
    prescribedAt: ctx.now,
    prescriptionId,
    overrideReason: input.overrideReason,
    returnReason: '',
    drugCents: lines.reduce((sum, line) => sum + line.priceCents * line.packs, 0),
    deliveryCents: renewal.wants === 'delivery' ? deliveryCents : 0,
  })
  if (!moved) return refuse('cannot_prescribe')
  await note(ctx, 'renewal.prescribe', moved)
  await tell(ctx, moved)
  return headOf(moved)
}

const toldOf = ({ db }: Ctx, consultId: string) =>
  db
    .selectFrom('renewal')
    .innerJoin('consult', 'consult.consultId', 'renewal.consultId')
    .select(['liver', 'kidney', 'fertility', 'allergies', 'consulterName', 'consulterGender', 'consulterAge'])
    .where('renewal.consultId', '=', consultId)
    .executeTakeFirstOrThrow()

/** The day and a number that tells nothing of how many there are. */
const newNumber = (now: number): string => `${dayOf(now).replaceAll('-', '')}${randomInt(1e7, 1e8)}`

export const refuseRenewal: HandlerOf<typeof renewalDeskServices.refuseRenewal> = async ({ input, ctx, refuse }) => {
  const renewal = await takeRenewal(ctx, input.consultId)
  if (!renewal) return refuse('not_found')
  const ended = await callOff(ctx, renewal, 'refuse', 'doctor', input.reason)
  if (!ended) return refuse('cannot_refuse')
  await note(ctx, 'renewal.refuse', ended)
  return headOf(ended)
}
