import { sql, type Selectable } from 'kysely'
import type { AdmissionFacts, AdmissionStatus } from '@nethos/contract/inpatient/admission.status.ts'
import type { BedType, Priority } from '@nethos/contract/inpatient/inpatient.rules.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { refuse, type Ctx, type Refused } from '../../calls/handler.ts'
import type { Admission as AdmissionTable } from '../../database/types.gen.ts'
import { mayActFor } from '../people/public.ts'

/** A hospital's note as the rules see it, with the state that its row says. */
export interface Admission extends AdmissionFacts {
  readonly admissionId: string
  readonly hosId: string
  readonly noteNo: string
  readonly recordNumber: string
  readonly deptCode: string
  readonly deptName: string
  readonly diagnosis: string
  readonly doctorName: string
  readonly gender: 'M' | 'F' | ''
  readonly priority: Priority
  readonly priorityReason: string
  readonly notedAt: number
  readonly status: AdmissionStatus
  readonly version: number
  readonly registrationSealed: Buffer | null
  readonly remarkSealed: Buffer | null
  readonly dischargeSealed: Buffer | null
  readonly bedWish: BedType
  readonly wishedOn: string | null
  readonly notBefore: string | null
  readonly queuedAt: number | null
  readonly bedId: string | null
  readonly calledAt: number | null
  readonly calls: number
  readonly arriveOn: string | null
  readonly admittedAt: number | null
  readonly dischargedAt: number | null
  readonly reason: string
}

export const columns = [
  'admission.admissionId',
  'admission.hosId',
  'admission.noteNo',
  'admission.recordNumber',
  'admission.deptCode',
  'admission.deptName',
  'admission.diagnosis',
  'admission.doctorName',
  'admission.gender',
  'admission.priority',
  'admission.priorityReason',
  'admission.notedAt',
  'admission.validUntil',
  'admission.status',
  'admission.version',
  'admission.registrationSealed',
  'admission.remarkSealed',
  'admission.dischargeSealed',
  'admission.bedWish',
  'admission.wishedOn',
  'admission.notBefore',
  'admission.queuedAt',
  'admission.bedId',
  'admission.calledAt',
  'admission.calls',
  'admission.answerBy',
  'admission.arriveOn',
  'admission.arriveBy',
  'admission.admittedAt',
  'admission.dischargedAt',
  'admission.reason',
] as const

type Row = Omit<Selectable<AdmissionTable>, 'dueAt' | 'dueEvent' | 'dueStatus'>
const instantOf = (at: Date | null): number | null => at?.getTime() ?? null

export const admissionOf = (row: Row): Admission => ({
  ...row,
  gender: row.gender as Admission['gender'],
  priority: row.priority as Priority,
  status: row.status as AdmissionStatus,
  bedWish: row.bedWish as BedType,
  notedAt: row.notedAt.getTime(),
  validUntil: row.validUntil.getTime(),
  queuedAt: instantOf(row.queuedAt),
  calledAt: instantOf(row.calledAt),
  answerBy: instantOf(row.answerBy),
  arriveBy: instantOf(row.arriveBy),
  admittedAt: instantOf(row.admittedAt),
  dischargedAt: instantOf(row.dischargedAt),
})

/** What belongs to one of the caller's people, by the files that he is bound to, with the bed and who he is. */
const boundTo = ({ db, caller }: Ctx<AccountCaller>) =>
  db
    .selectFrom('admission')
    .innerJoin('hospitalAccount', on =>
      on
        .onRef('hospitalAccount.hosId', '=', 'admission.hosId')
        .onRef('hospitalAccount.recordNumber', '=', 'admission.recordNumber'),
    )
    .innerJoin('person', 'person.personId', 'hospitalAccount.personId')
    .innerJoin('hospital', 'hospital.hosId', 'admission.hosId')
    .leftJoin('wardBed', 'wardBed.bedId', 'admission.bedId')
    .leftJoin('ward', 'ward.wardId', 'wardBed.wardId')
    // Before a bed is held: where his department has one ward alone, that is whom he asks.
    .leftJoinLateral(
      eb =>
        eb
          .selectFrom('ward as own')
          .select(({ fn }) => [fn.min('own.phone').as('phone'), fn.min('own.place').as('place')])
          .whereRef('own.hosId', '=', 'admission.hosId')
          .whereRef('own.deptCode', '=', 'admission.deptCode')
          .having(({ fn }) => fn.countAll(), '=', 1)
          .as('department'),
      on => on.onTrue(),
    )
    .where('hospitalAccount.accountId', '=', caller.accountId)
    .where('person.accountId', '=', caller.accountId)
    .where('person.removedAt', 'is', null)

export interface Whose {
  personId: string
  personName: string
  hosName: string
  bedNo: string | null
  wardName: string | null
  phone: string | null
  place: string | null
}
export type OwnAdmission = Admission & Whose
const ownColumns = [
  ...columns,
  'person.personId',
  'person.name as personName',
  'hospital.hosName',
  'wardBed.bedNo',
  'ward.wardName',
  sql<string | null>`coalesce(ward.phone, department.phone)`.as('phone'),
  sql<string | null>`coalesce(ward.place, department.place)`.as('place'),
] as const

/** Those of one person, newest first; whoever asks has made sure that he may. */
export async function ofPerson(
  ctx: Ctx<AccountCaller>,
  personId: string,
  hosId?: string | null,
): Promise<OwnAdmission[]> {
  const query = boundTo(ctx)
    .select(ownColumns)
    .where('person.personId', '=', personId)
    .orderBy('admission.notedAt', 'desc')
    .orderBy('admission.admissionId', 'desc')
    .limit(50)
  const rows = await (hosId ? query.where('admission.hosId', '=', hosId) : query).execute()
  return rows.map(row => ({ ...row, ...admissionOf(row) }))
}

/** One of the caller's people's, whose person lets him now; or why not. Of several persons with the same file the first. */
export async function ownAdmission(
  ctx: Ctx<AccountCaller>,
  admissionId: string,
): Promise<OwnAdmission | Refused<'not_found' | 'grant_closed'>> {
  const row = await boundTo(ctx)
    .select(ownColumns)
    .where('admission.admissionId', '=', admissionId)
    .orderBy('hospitalAccount.boundAt')
    .limit(1)
    .executeTakeFirst()
  if (!row) return refuse('not_found')
  const may = await mayActFor(ctx, row.personId, 'book')
  return may === true ? { ...row, ...admissionOf(row) } : may
}

/** Held by this transaction: nobody else moves it meanwhile. */
export async function takeAdmission({ db }: Pick<Ctx, 'db'>, admissionId: string): Promise<Admission | undefined> {
  const row = await db
    .selectFrom('admission')
    .select(columns)
    .where('admissionId', '=', admissionId)
    .forUpdate()
    .executeTakeFirst()
  return row && admissionOf(row)
}

export async function takeByNote(
  { db }: Pick<Ctx, 'db'>,
  hosId: string,
  noteNo: string,
): Promise<Admission | undefined> {
  const row = await db
    .selectFrom('admission')
    .select(columns)
    .where('hosId', '=', hosId)
    .where('noteNo', '=', noteNo)
    .forUpdate()
    .executeTakeFirst()
  return row && admissionOf(row)
}
