import { present } from '@nethos/contract/common/present.ts'
import { windowRefundNote } from '@nethos/contract/renewal/renewal.limits.ts'
import type { RenewalDetail, RenewalRow } from '@nethos/contract/renewal/renewal.schemas.ts'
import { isOver, renewalStates, type RenewalStatus } from '@nethos/contract/renewal/renewal.status.ts'
import { dueEvent, eventsFor } from '@nethos/contract/states.ts'
import type { Ctx } from '../../calls/handler.ts'
import { doctorDeptName } from '../../database/dept-name.ts'
import { recordNumberAt } from '../people/public.ts'
import { shownFiles, storedFiles } from '../system/public.ts'
import { parcelOf } from './apply-renewal.ts'
import { askedLines, codedOf, linesOf } from './stored.ts'
import { warningsOfPrescription } from './prescription-warning.table.ts'
import { renewals } from './renewal.lifecycle.ts'
import { columns, mayTouch, renewalOf } from './renewal.table.ts'

/** Renewals with who decides on them, as lists show them. */
export const listQuery = (ctx: Ctx) =>
  ctx.db
    .selectFrom('renewal')
    .innerJoin('consult', 'consult.consultId', 'renewal.consultId')
    .innerJoin('doctor', 'doctor.docId', 'renewal.docId')
    .innerJoin('department', 'department.gbDeptCode', 'doctor.gbDeptCode')
    .leftJoin('prescription', 'prescription.prescriptionId', 'renewal.prescriptionId')
    .select(columns)
    .select(['consult.consulterName', 'consult.illnessName', 'renewal.asked', 'prescription.lines', 'doctor.docName'])
    .select(doctorDeptName.as('docDeptName'))
    .where(mayTouch(ctx))

type Listed = Awaited<ReturnType<ReturnType<typeof listQuery>['execute']>>[number]

export function shownRow(row: Listed, now: number): RenewalRow {
  const renewal = renewals.asOf(renewalOf(row), now)
  const lines = renewal.approvedAt !== null && row.lines ? linesOf({ lines: row.lines }) : askedLines(row.asked)
  return {
    consultId: renewal.consultId,
    status: renewal.status,
    statusLabel: renewalStates[renewal.status].label,
    personId: renewal.personId,
    personName: row.consulterName,
    docName: row.docName,
    docDeptName: row.docDeptName,
    illnessName: row.illnessName,
    drugNames: lines.map(line => line.drugName),
    totalCents: renewal.drugCents + renewal.deliveryCents,
    createdAt: renewal.createdAt,
  }
}

/** A renewal with all that its detail shows of it, of its consult and of its prescription. */
const detailQuery = (ctx: Ctx) =>
  listQuery(ctx)
    .innerJoin('hospital', 'hospital.hosId', 'doctor.hosId')
    .select(['hospital.hosId', 'hospital.hosName'])
    .select(['consult.illnessTime', 'consult.content', 'consult.supplementContent', 'consult.attachments'])
    .select(['renewal.weightKg', 'renewal.liver', 'renewal.kidney', 'renewal.fertility', 'renewal.pregnantFrom'])
    .select(['renewal.allergies'])
    .select(['renewal.allergyNote', 'renewal.guardianPresent', 'renewal.note', 'renewal.deliverySealed'])
    .select(['renewal.warnings', 'renewal.carrier', 'renewal.trackingNo', 'renewal.endReason', 'renewal.paidAt'])
    .select(['prescription.prescriptionNo', 'prescription.diagnosis', 'prescription.diagnoses', 'prescription.opinion'])
    .select(recordNumberAt('renewal.personId', 'hospital.hosId'))

type Detailed = NonNullable<Awaited<ReturnType<ReturnType<typeof detailQuery>['executeTakeFirst']>>>

/** A renewal whole. The patient sees a prescription only when the pharmacist has approved it; the staff as soon as it is written. */
export async function readRenewal(ctx: Ctx, consultId: string): Promise<RenewalDetail | undefined> {
  const row = await detailQuery(ctx).where('renewal.consultId', '=', consultId).executeTakeFirst()
  if (!row) return undefined
  const renewal = renewals.asOf(renewalOf(row), ctx.now)
  const isSeen = ctx.caller.kind === 'staff' || renewal.approvedAt !== null
  const parcel = parcelOf(ctx, row.deliverySealed)
  return {
    ...shownRow(row, ctx.now),
    ...answersIn(row),
    ...(isSeen ? prescriptionIn(row, renewal.prescriptionId) : noPrescription),
    accountId: renewal.accountId,
    hosId: row.hosId,
    docHosName: row.hosName,
    recordNumber: row.recordNumber ?? '',
    wants: renewal.wants,
    delivery: parcel && { ...parcel, carrier: row.carrier, trackingNo: row.trackingNo },
    proof: shownFiles(ctx, storedFiles(row.attachments)),
    asked: askedLines(row.asked),
    warnings:
      isSeen && row.lines ? await ownWarnings(ctx, present(renewal.prescriptionId)) : askedWarnings(row.warnings),
    serialNumber: renewal.serialNumber ?? '',
    drugCents: renewal.drugCents,
    deliveryCents: renewal.deliveryCents,
    endReason: isOver(renewal.status) ? row.endReason || sayDue(renewal.status) : '',
    refundAtWindow: renewal.status === 'refund_due',
    events: patientsEvents(renewal),
    payUntil: renewal.status === 'unpaid' ? (dueEvent(renewalStates, 'unpaid', renewal)?.at ?? null) : null,
    approvedAt: renewal.approvedAt,
    paidAt: row.paidAt?.getTime() ?? null,
    handedAt: renewal.handedAt,
  }
}

/** What the patient wrote when he asked. */
const answersIn = (row: Detailed) => ({
  illnessTime: row.illnessTime,
  complaint: row.content,
  supplementContent: row.supplementContent,
  weightKg: row.weightKg,
  liver: row.liver as RenewalDetail['liver'],
  kidney: row.kidney as RenewalDetail['kidney'],
  fertility: row.fertility as RenewalDetail['fertility'],
  pregnantFrom: row.pregnantFrom,
  allergies: row.allergies as RenewalDetail['allergies'],
  allergyNote: row.allergyNote,
  guardianPresent: row.guardianPresent,
  note: row.note,
})

type Prescription = Pick<
  RenewalDetail,
  'prescribed' | 'diagnosis' | 'diagnoses' | 'opinion' | 'prescriptionId' | 'prescriptionNo'
>

const noPrescription: Prescription = {
  prescribed: [],
  diagnosis: '',
  diagnoses: [],
  opinion: '',
  prescriptionId: '',
  prescriptionNo: '',
}

const prescriptionIn = (row: Detailed, prescriptionId: string | null): Prescription => ({
  prescribed: row.lines ? linesOf({ lines: row.lines }) : [],
  diagnosis: row.diagnosis ?? '',
  diagnoses: row.diagnoses ? codedOf({ diagnoses: row.diagnoses }) : [],
  opinion: row.opinion ?? '',
  prescriptionId: prescriptionId ?? '',
  prescriptionNo: row.prescriptionNo ?? '',
})

function patientsEvents(renewal: ReturnType<typeof renewalOf>): RenewalDetail['events'] {
  const events = eventsFor(renewalStates, renewal.status, 'patient', renewal)
  return [
    ...(events.includes('withdraw') ? (['withdraw'] as const) : []),
    ...(renewal.status === 'unpaid' ? (['pay'] as const) : []),
    ...(events.includes('receive') ? (['receive'] as const) : []),
  ]
}

type Warnings = RenewalDetail['warnings']

/** Of what was prescribed, not of what was asked for. */
const ownWarnings = async (ctx: Ctx, prescriptionId: string): Promise<Warnings> =>
  (await warningsOfPrescription(ctx, prescriptionId)).map(({ kind, level, drugIds, sentence, source }) => ({
    kind,
    level,
    drugIds,
    sentence,
    source,
  }))

/** Rows of before there were three levels say avoid and care. */
const askedWarnings = (answer: unknown): Warnings =>
  (answer as (Omit<Warnings[number], 'level'> & { level: string })[]).map(one => ({
    ...one,
    level: one.level === 'avoid' ? 'stop' : one.level === 'care' ? 'warn' : (one.level as Warnings[number]['level']),
  }))

/** Read past its due before the clock has written it down. */
const sayDue = (status: RenewalStatus): string =>
  status === 'expired'
    ? '处方3天内未缴费，已失效'
    : status === 'refund_due'
      ? windowRefundNote
      : '医院未在规定时间内完成审核'
