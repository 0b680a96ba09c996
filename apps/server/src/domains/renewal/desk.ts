import { sql } from 'kysely'
import { unitMisfit } from '@nethos/contract/renewal/dose-form.ts'
import {
  noFacts,
  wantsReason,
  type CheckFacts,
  type SecondOpinion,
} from '@nethos/contract/renewal/prescription-check.ts'
import {
  isYoungChild,
  wrongChildCare,
  wrongDuration,
  type LongReason,
} from '@nethos/contract/renewal/conditions.rules.ts'
import { type ProofKind } from '@nethos/contract/record/proof.kinds.ts'
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
import { looked, lookedThrough, type AuditLine, type Ctx, type HandlerOf, type Looked } from '../../calls/handler.ts'
import { contentHashOf, sheetNumber } from '../system/public.ts'
import { diagnosesBy } from '../diagnosis/public.ts'
import { recordOf } from '../record/public.ts'
import { asAsked, findingsFor, idsOf } from './check-drugs.ts'
import {
  allergiesOnSheet,
  basisOf,
  checkWritten,
  illnessesOf,
  deskWarning,
  doseInWords,
  patientFactsOf,
} from './desk-check.ts'
import { checkAgain } from './check-again.ts'
import { chosenDrugs, drugPage, takenDrugs } from './drug.table.ts'
import { patientHeadOf } from './patient-head.ts'
import { findPrescription } from './prescription.table.ts'
import { isTaken } from './taken-now.ts'
import { saveStops, saveWarnings, warningsOfPrescription } from './prescription-warning.table.ts'
import { callOff, notify } from './renewal.life.ts'
import { findRenewal, takeRenewal, type Renewal } from './renewal.table.ts'
import { renewals } from './renewal.lifecycle.ts'
import { renewalDecided } from '../consult/public.ts'
import { askSecond } from './ask-second.ts'
import { hasDecided, pharmacistIsToReview } from './waits.ts'
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

/** Who waits stands oldest first, who wrote what cannot wait before all others. */
async function queue(
  ctx: Desk,
  { search, pageNum, pageSize }: { search?: string | null | undefined; pageNum: number; pageSize: number },
  statuses: readonly RenewalStatus[],
  { oldestFirst, isOwn }: { oldestFirst: boolean; isOwn?: boolean },
) {
  const found = await listQuery(ctx)
    .where(renewals.stateNow(ctx.now), 'in', statuses)
    .$if(isOwn !== undefined, query => query.where('renewal.docId', isOwn ? '=' : '<>', ctx.caller.docId ?? ''))
    .$if(Boolean(search), query => query.where(sql<boolean>`position(${search} in consult.consulter_name) > 0`))
    .$if(oldestFirst, query => query.orderBy(sql`cardinality(consult.red_flags) > 0`, 'desc'))
    .orderBy('renewal.createdAt', oldestFirst ? 'asc' : 'desc')
    .orderBy('renewal.consultId')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const listed = found.slice(0, pageSize)
  const rows = listed.map(row => shownRow(row, ctx.now))
  return lookedThrough(listed, { rows, pageNum, pageSize, hasNextPage: found.length > pageSize })
}

export const listDeskRenewals: HandlerOf<typeof renewalDeskServices.listDeskRenewals> = ({ input, ctx }) =>
  queue(ctx, input, doctorTabs[input.tab].statuses, {
    oldestFirst: input.tab === 'new' || input.tab === 'second',
    isOwn: input.tab !== 'second',
  })

export const listPrescriptionQueue: HandlerOf<typeof renewalDeskServices.listPrescriptionQueue> = ({ input, ctx }) =>
  queue(ctx, input, pharmacistTabs[input.tab].statuses, {
    oldestFirst: input.tab !== 'ended',
  })

export const findDeskDrugs: HandlerOf<typeof renewalDeskServices.findDeskDrugs> = ({ input, ctx }) =>
  drugPage(ctx, input)

export const deskRenewal: HandlerOf<typeof renewalDeskServices.deskRenewal> = async ({ input, ctx, refuse }) =>
  (await deskDetail(ctx, input.consultId)) ?? refuse('not_found')

export const queuedPrescription: HandlerOf<typeof renewalDeskServices.queuedPrescription> = async ({
  input,
  ctx,
  refuse,
}) => (await deskDetail(ctx, input.consultId)) ?? refuse('not_found')

async function deskDetail(ctx: Desk, consultId: string): Promise<Looked<Detail> | undefined> {
  const found = await findRenewal(ctx, consultId)
  if (!found) return undefined
  const detail = await readRenewal(ctx, consultId)
  if (!detail) return undefined
  const row = await ctx.db
    .selectFrom('renewal')
    .innerJoin('consult', 'consult.consultId', 'renewal.consultId')
    .leftJoin('prescription', 'prescription.prescriptionId', 'renewal.prescriptionId')
    .leftJoin('staff as writer', 'writer.staffId', 'prescription.doctorStaffId')
    .leftJoin('staff as reviewer', 'reviewer.staffId', 'prescription.pharmacistStaffId')
    .select(['consult.consulterGender', 'consult.consulterAge', 'renewal.returnReason', 'prescription.facts'])
    .leftJoin('staff as second', 'second.staffId', 'prescription.secondStaffId')
    .select(['writer.name as doctorName', 'reviewer.name as pharmacistName', 'second.name as secondName'])
    .select(['prescription.proofKind', 'prescription.longReason', 'prescription.companion'])
    .select([
      'prescription.guardianPresent',
      'prescription.secondAgrees',
      'prescription.secondReason',
      'prescription.secondAt',
    ])
    .leftJoin('consult as talk', join =>
      join.onRef('talk.consultId', '=', 'consult.consultSourceId').onRef('talk.personId', '=', 'consult.personId'),
    )
    .select(['talk.consultId as talkId', 'talk.illnessName as talkAbout', 'talk.createdAt as talkAt'])
    .where('renewal.consultId', '=', consultId)
    .executeTakeFirstOrThrow()
  const { accountId, personId } = found
  const facts: CheckFacts = { ...noFacts, ...(row.facts as Partial<CheckFacts> | null) }
  const patientFacts = await patientFactsOf(ctx, consultId)
  const asked = (await takenDrugs(ctx, idsOf(detail.asked))).map(asAsked)
  const checked = await findingsFor(ctx, personId, patientFacts, asked, { except: consultId, facts })
  const isWritten = detail.prescribed.length > 0
  const written = found.prescriptionId ? await findPrescription(ctx, found.prescriptionId) : undefined
  const isInUse = written && isTaken(written, renewals.asOf(found, ctx.now).status, ctx.now)
  const shown = {
    renewal: detail,
    gender: row.consulterGender,
    age: row.consulterAge,
    warnings: isWritten
      ? await warningsOfPrescription(ctx, found.prescriptionId!)
      : checked.findings.map(one => deskWarning(one)),
    fresh: isInUse ? [...(await checkAgain(ctx, written)).fresh] : [],
    basis: basisOf(ctx, checked),
    facts,
    conditions: {
      proof: (row.proofKind ?? '') as ProofKind | '',
      longReason: (row.longReason ?? '') as LongReason | '',
      guardianPresent: row.guardianPresent ?? false,
      companion: row.companion ?? '',
    },
    returnReason: row.returnReason,
    doctorName: row.doctorName ?? '',
    pharmacistName: row.pharmacistName ?? '',
    second: secondOf(row),
    talk:
      row.talkId && row.talkAt
        ? { consultId: row.talkId, illnessName: row.talkAbout ?? '', createdAt: row.talkAt.getTime() }
        : null,
    head: await patientHeadOf(ctx, found),
    record: await recordOf(ctx, personId),
    events: eventsOf(ctx, renewals.asOf(found, ctx.now)),
  }
  return looked({ accountId, personId, recordId: consultId }, shown)
}

interface Seconded {
  secondName: string | null
  secondAgrees: boolean | null
  secondReason: string | null
  secondAt: Date | null
}
const secondOf = (row: Seconded): SecondOpinion | null =>
  row.secondAt && {
    name: row.secondName ?? '',
    agrees: row.secondAgrees ?? false,
    reason: row.secondReason ?? '',
    at: row.secondAt.getTime(),
  }

/** Who does not own it and is no pharmacist was let in as a second doctor. */
const actorOf = ({ caller }: Desk, { docId }: Renewal): 'pharmacist' | 'doctor' | 'second' =>
  caller.role === 'pharmacist' ? 'pharmacist' : caller.docId === docId ? 'doctor' : 'second'

const eventsOf = (ctx: Desk, renewal: Renewal): (typeof renewalDeskEvents)[number][] =>
  eventsFor(renewalStates, renewal.status, actorOf(ctx, renewal), renewal) as never

export const prescribe: HandlerOf<typeof renewalDeskServices.prescribe> = async ({ input, ctx, refuse }) => {
  const renewal = await takeRenewal(ctx, input.consultId)
  if (!renewal) return refuse('not_found')
  const drugs = await chosenDrugs(ctx, idsOf(input.drugs))
  if (!drugs) return refuse('not_found')
  if (drugs.some(isControlled)) return refuse('controlled')
  const diagnoses = diagnosesBy(ctx.runtime.diagnoses, input.diagnosisCodes)
  if (!diagnoses) return refuse('diagnosis_unknown')
  const misfit = drugs.flatMap((drug, at) => unitMisfit(drug, input.drugs[at]!.unit) ?? [])[0]
  if (misfit) return refuse('unit_unfit', { sentence: misfit })
  const patientFacts = await patientFactsOf(ctx, renewal.consultId)
  const tooLong = wrongDuration(input.drugs, input.longReason)
  if (tooLong) return refuse('duration_unexplained', { sentence: tooLong })
  const alone = wrongChildCare(patientFacts.age, input)
  if (alone) return refuse('child_unaccompanied', { sentence: alone })
  const illnesses = illnessesOf(input.diagnosis, diagnoses)
  const checked = await checkWritten(ctx, renewal, input.drugs, illnesses, input.facts)
  if (checked.contradictions.length > 0 && !input.facts.isAllergySettled)
    return refuse('allergy_unsettled', { obj: { contradictions: checked.contradictions } })
  const stops = checked.findings.filter(one => one.level === 'stop')
  if (stops.some(one => !one.isOverridable)) {
    await saveStops(ctx, renewal.consultId, stops, checked.knowledge)
    return refuse('stopped', { obj: { warnings: stops.map(one => deskWarning(one)) }, keeps: true })
  }
  const reasons = new Map(input.overrides.map(one => [one.key, one.reason]))
  const unexplained = checked.findings.filter(one => wantsReason(one) && !reasons.has(one.key))
  if (unexplained.length > 0)
    return refuse('reason_missing', { obj: { warnings: unexplained.map(one => deskWarning(one)) } })

  const lines = drugs.map((drug, at) => {
    const { drugId, drugName, form, specification, manufacturer, priceCents } = drug
    return { drugId, drugName, form, specification, manufacturer, priceCents, ...doseInWords(input.drugs[at]!) }
  })
  const written = { diagnosis: input.diagnosis, diagnoses, opinion: input.opinion, lines }
  const prescriptionNo = sheetNumber(ctx.now)
  const { prescriptionId } = await ctx.db
    .insertInto('prescription')
    .values({
      prescriptionNo,
      consultId: renewal.consultId,
      accountId: renewal.accountId,
      personId: renewal.personId,
      docId: renewal.docId,
      doctorStaffId: ctx.caller.staffId,
      personName: patientFacts.personName,
      gender: patientFacts.gender ?? '',
      age: patientFacts.age,
      weightKg: patientFacts.weightKg ?? '',
      allergies: allergiesOnSheet(checked),
      facts: JSON.stringify(input.facts),
      proofKind: input.proof,
      longReason: input.longReason,
      guardianPresent: isYoungChild(patientFacts.age) && input.guardianPresent,
      companion: isYoungChild(patientFacts.age) ? input.companion : '',
      ...written,
      lines: JSON.stringify(lines),
      diagnoses: JSON.stringify(diagnoses),
      contentHash: contentHashOf({
        prescriptionNo,
        personId: renewal.personId,
        doctor: ctx.caller.staffId,
        ...written,
      }),
      prescribedAt: new Date(ctx.now),
    })
    .returning('prescriptionId')
    .executeTakeFirstOrThrow()
  const wantsSecond = stops.length > 0
  if (wantsSecond && !(await askSecond(ctx, renewal.consultId))) return refuse('no_second')
  const moved = await renewals.transition(ctx, renewal, wantsSecond ? 'ask_second' : 'prescribe', 'doctor', {
    prescribedAt: ctx.now,
    prescriptionId,
    overrideReason: [...reasons.values()].join('；'),
    returnReason: '',
    drugCents: lines.reduce((sum, line) => sum + line.priceCents * line.packs, 0),
    deliveryCents: renewal.wants === 'delivery' ? deliveryCents : 0,
  })
  if (!moved) return refuse('cannot_prescribe')
  await saveWarnings(ctx, prescriptionId, checked.findings, reasons, checked.knowledge)
  await renewalDecided(ctx, moved.consultId)
  await hasDecided(ctx, moved)
  if (!wantsSecond) await pharmacistIsToReview(ctx, moved)
  await note(ctx, 'renewal.prescribe', moved)
  await notify(ctx, moved)
  return headOf(moved)
}

export const refuseRenewal: HandlerOf<typeof renewalDeskServices.refuseRenewal> = async ({ input, ctx, refuse }) => {
  const renewal = await takeRenewal(ctx, input.consultId)
  if (!renewal) return refuse('not_found')
  const ended = await callOff(ctx, renewal, 'refuse', 'doctor', input.reason)
  if (!ended) return refuse('cannot_refuse')
  await note(ctx, 'renewal.refuse', ended)
  return headOf(ended)
}
