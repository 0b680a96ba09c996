import { createHash } from 'node:crypto'
import type { Diagnosis } from '@nethos/contract/diagnosis/diagnosis.rules.ts'
import { allergyClasses, type AllergyClass } from '@nethos/contract/record/allergy.kinds.ts'
import { noFacts } from '@nethos/contract/renewal/prescription-check.ts'
import { deliveryCents } from '@nethos/contract/renewal/renewal.limits.ts'
import type { DrugLine } from '@nethos/contract/renewal/renewal.schemas.ts'
import type { RenewalFacts, RenewalStatus } from '@nethos/contract/renewal/renewal.status.ts'
import type { ConsultStatus } from '@nethos/contract/consult/consult.status.ts'
import type { Db } from '../../database/connect.ts'
import { renewals } from './renewal.lifecycle.ts'
import type { Runtime } from '../../runtime.ts'

const hour = 3_600_000
const day = 24 * hour

/** What a sample may choose; everything else follows from the state. Instants epoch ms. */
export interface SampleRenewal {
  accountId: string
  personId: string
  docId: string
  doctorStaffId: string
  pharmacistStaffId: string
  status: RenewalStatus
  now: number
  createdAt?: number
  drugIds: readonly string[]
  wants?: 'delivery' | 'pickup'
  personName?: string
  gender?: string
  age?: number
  illnessName?: string
  complaint?: string
  diagnosis?: string
  diagnoses?: readonly Diagnosis[]
  opinion?: string
  days?: number
  endReason?: string
  liver?: 'normal' | 'abnormal'
  allergies?: AllergyClass[]
  /** µmol/L, as the doctor entered it when he signed. */
  creatinine?: number
  allergyNote?: string
  /** False: the clock does not make its PDF. */
  hasPdf?: boolean
}

const consultStatus = (status: RenewalStatus): ConsultStatus =>
  status === 'unpaid'
    ? 'unpaid'
    : status === 'finished'
      ? 'unreviewed'
      : ['refused', 'cancelled', 'expired', 'refund_due', 'refunded'].includes(status)
        ? 'cancelled'
        : 'going'
const signed: readonly RenewalStatus[] = [
  'seconding',
  'reviewing',
  'returned',
  'unpaid',
  'paid',
  'sent',
  'ready',
  'finished',
  'expired',
  'refund_due',
  'refunded',
]
const approved = signed.slice(3)
const bought: readonly RenewalStatus[] = ['paid', 'sent', 'ready', 'finished', 'refund_due', 'refunded']

/** A renewal in any state of its life, for tests and for the demo hospital. */
export async function aRenewal(
  { db, runtime }: { db: Db; runtime: Pick<Runtime, 'sealer'> },
  sample: SampleRenewal,
): Promise<{ consultId: string; prescriptionId: string | null }> {
  const { accountId, personId, docId, status, now, wants = 'pickup', days = 28 } = sample
  const createdAt = sample.createdAt ?? now - hour
  const at = (isSo: boolean, hours: number) => (isSo ? createdAt + hours * hour : null)
  const facts: RenewalFacts = {
    wants,
    createdAt,
    prescribedAt: at(signed.includes(status), 2),
    returnedAt: at(status === 'returned', 3),
    approvedAt: at(approved.includes(status), 3),
    handedAt: at(['sent', 'ready', 'finished'].includes(status), 5),
  }
  const lines = await linesOf(db, sample.drugIds, days)
  const dateOf = (instant: number | null) => (instant === null ? null : new Date(instant))
  const drugCents = lines.reduce((sum, line) => sum + line.priceCents * line.packs, 0)
  const feeCents = facts.approvedAt === null ? 0 : drugCents + (wants === 'delivery' ? deliveryCents : 0)
  const { consultId } = await db
    .insertInto('consult')
    .values({
      accountId,
      personId,
      docId,
      consultType: 'RENEWAL_OF_CONSULTATION',
      status: consultStatus(status),
      priceCents: feeCents,
      feeCents,
      consulterName: sample.personName ?? '张秀英',
      consulterGender: sample.gender ?? 'F',
      consulterAge: sample.age ?? 71,
      illnessName: sample.illnessName ?? '高血压',
      illnessTime: '五年以上',
      content: sample.complaint ?? '一直服药，血压平稳，需要续药。',
      replyLimit: 0,
      repliesLeft: 0,
      lastText: '',
      lastAt: new Date(createdAt),
      createdAt: new Date(createdAt),
      startedAt: new Date(createdAt),
      endedAt: ['going', 'unpaid'].includes(consultStatus(status)) ? null : new Date(createdAt + 6 * hour),
      endReason: sample.endReason ?? '',
    })
    .returning('consultId')
    .executeTakeFirstOrThrow()
  const parcel = JSON.stringify({ receiver: '王秀英', mobile: '13800000001', address: '浙江省宁禾市东湖区文三路1号' })
  await db
    .insertInto('renewal')
    .values({
      consultId,
      accountId,
      personId,
      docId,
      status,
      weightKg: '62',
      liver: sample.liver ?? 'normal',
      kidney: 'normal',
      fertility: 'none',
      allergies: sample.allergies ?? [],
      allergyNote: sample.allergyNote ?? '',
      wants,
      deliverySealed: wants === 'delivery' ? runtime.sealer.sealText(parcel, 'renewal.delivery') : null,
      asked: JSON.stringify(lines.map(line => ({ ...line, days: 0 }))),
      endReason: sample.endReason ?? '',
      drugCents: facts.prescribedAt === null ? 0 : drugCents,
      deliveryCents: facts.prescribedAt !== null && wants === 'delivery' ? deliveryCents : 0,
      orderId: facts.approvedAt === null ? null : `D${consultId.replaceAll('-', '').slice(-20)}`,
      serialNumber: facts.approvedAt === null ? null : `Z${consultId.replaceAll('-', '').slice(-20)}`,
      carrier: facts.handedAt !== null && wants === 'delivery' ? '顺丰速运' : '',
      trackingNo: facts.handedAt !== null && wants === 'delivery' ? 'SF1390015000123' : '',
      createdAt: new Date(createdAt),
      prescribedAt: dateOf(facts.prescribedAt),
      returnedAt: dateOf(facts.returnedAt),
      approvedAt: dateOf(facts.approvedAt),
      paidAt: dateOf(at(bought.includes(status), 4)),
      handedAt: dateOf(facts.handedAt),
      endedAt: dateOf(at(status === 'finished', 6)),
      ...renewals.deadlines(status, facts),
    })
    .execute()
  if (facts.prescribedAt === null) return { consultId, prescriptionId: null }
  const isBought = bought.includes(status)
  const { prescriptionId } = await db
    .insertInto('prescription')
    .values({
      prescriptionNo: `${new Date(facts.prescribedAt).toISOString().slice(0, 10).replaceAll('-', '')}${String(parseInt(consultId.slice(-8), 16)).padStart(10, '0')}`,
      consultId,
      accountId,
      personId,
      docId,
      doctorStaffId: sample.doctorStaffId,
      pharmacistStaffId: facts.approvedAt === null ? null : sample.pharmacistStaffId,
      personName: sample.personName ?? '张秀英',
      gender: sample.gender ?? 'F',
      age: sample.age ?? 71,
      weightKg: '62',
      allergies: (sample.allergies ?? []).map(one => allergyClasses[one]).join('、') || '无',
      facts: JSON.stringify({ ...noFacts, creatinine: sample.creatinine ?? null }),
      diagnosis: sample.diagnosis ?? '高血压2级',
      diagnoses: JSON.stringify(sample.diagnoses ?? [{ code: 'I10', name: '原发性高血压' }]),
      opinion: sample.opinion ?? '继续原方案服药，四周后复查血压。',
      lines: JSON.stringify(lines),
      contentHash: createHash('sha256').update(JSON.stringify(lines)).digest('hex'),
      prescribedAt: new Date(facts.prescribedAt),
      approvedAt: dateOf(facts.approvedAt),
      pdfDueAt: facts.approvedAt === null || sample.hasPdf === false ? null : new Date(now),
      paidAt: dateOf(at(isBought, 4)),
      usesEndAt: isBought ? new Date(createdAt + 4 * hour + days * day) : null,
    })
    .returning('prescriptionId')
    .executeTakeFirstOrThrow()
  await db.updateTable('renewal').set({ prescriptionId }).where('consultId', '=', consultId).execute()
  return { consultId, prescriptionId }
}

async function linesOf(db: Db, drugIds: readonly string[], days: number): Promise<DrugLine[]> {
  const rows = await db
    .selectFrom('drug')
    .select(['drugId', 'drugName', 'form', 'specification', 'manufacturer', 'priceCents', 'dose', 'frequency', 'route'])
    .where('drugId', 'in', drugIds)
    .orderBy('drugId')
    .execute()
  return rows.map(row => ({ ...row, packs: 2, days }))
}
