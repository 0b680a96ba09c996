import type { Selectable } from 'kysely'
import type { ExaminationKind } from '@nethos/contract/exam/exam.schemas.ts'
import type { ExaminationFacts, ExaminationStatus } from '@nethos/contract/exam/examination.status.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { refuse, type Ctx, type Refused } from '../../calls/handler.ts'
import type { Examination as ExaminationTable } from '../../database/types.gen.ts'
import type { ContrastAgent } from '../../ports/hospital-examinations.ts'
import { mayActFor } from '../people/public.ts'

/** An order of a hospital's as the rules see it, with the state that its row says. */
export interface Examination extends ExaminationFacts {
  readonly examinationId: string
  readonly hosId: string
  readonly orderNo: string
  readonly recordNumber: string
  readonly itemName: string
  readonly kind: ExaminationKind
  readonly deptName: string
  readonly place: string
  readonly building: string
  readonly resourceCode: string
  readonly minutes: number
  readonly needsFasting: boolean
  readonly contrast: ContrastAgent
  readonly isSedated: boolean
  readonly preparation: string
  readonly orderedAt: number
  readonly status: ExaminationStatus
  readonly attempt: number
  readonly slotId: string | null
  readonly wantedSlotId: string | null
  readonly bookedBy: string | null
  readonly reason: string
}

export const columns = [
  'examination.examinationId',
  'examination.hosId',
  'examination.orderNo',
  'examination.recordNumber',
  'examination.itemName',
  'examination.kind',
  'examination.deptName',
  'examination.place',
  'examination.building',
  'examination.resourceCode',
  'examination.minutes',
  'examination.needsAppointment',
  'examination.needsFasting',
  'examination.contrast',
  'examination.isSedated',
  'examination.preparation',
  'examination.orderedAt',
  'examination.validUntil',
  'examination.status',
  'examination.attempt',
  'examination.slotId',
  'examination.wantedSlotId',
  'examination.bookedBy',
  'examination.askedAt',
  'examination.startsAt',
  'examination.endsAt',
  'examination.reason',
] as const

type Row = Omit<Selectable<ExaminationTable>, 'itemCode' | 'dueAt' | 'dueEvent' | 'dueStatus'>
const instantOf = (at: Date | null): number | null => at?.getTime() ?? null

export const examinationOf = (row: Row): Examination => ({
  ...row,
  kind: row.kind as ExaminationKind,
  contrast: row.contrast as ContrastAgent,
  status: row.status as ExaminationStatus,
  orderedAt: row.orderedAt.getTime(),
  validUntil: row.validUntil.getTime(),
  askedAt: instantOf(row.askedAt),
  startsAt: instantOf(row.startsAt),
  endsAt: instantOf(row.endsAt),
})

/** The number under which the hospital knows an appointment: each that is asked for has its own. */
export const ourNoOf = ({ examinationId, attempt }: Pick<Examination, 'examinationId' | 'attempt'>): string =>
  `${examinationId}.${attempt}`

/** What belongs to one of the caller's people, by the files that he is bound to, with who he is. */
const boundTo = ({ db, caller }: Ctx<AccountCaller>) =>
  db
    .selectFrom('examination')
    .innerJoin('hospitalAccount', on =>
      on
        .onRef('hospitalAccount.hosId', '=', 'examination.hosId')
        .onRef('hospitalAccount.recordNumber', '=', 'examination.recordNumber'),
    )
    .innerJoin('person', 'person.personId', 'hospitalAccount.personId')
    .innerJoin('hospital', 'hospital.hosId', 'examination.hosId')
    .where('hospitalAccount.accountId', '=', caller.accountId)
    .where('person.accountId', '=', caller.accountId)
    .where('person.removedAt', 'is', null)

export type OwnExamination = Examination & { personId: string; personName: string; hosName: string }
type OwnRow = Row & { personId: string; personName: string; hosName: string }
const ownOf = (row: OwnRow): OwnExamination => ({
  ...examinationOf(row),
  personId: row.personId,
  personName: row.personName,
  hosName: row.hosName,
})
const ownColumns = [...columns, 'person.personId', 'person.name as personName', 'hospital.hosName'] as const

/** Those of one person, at one hospital or all; whoever asks has made sure that he may. */
export const ofPerson = (ctx: Ctx<AccountCaller>, personId: string, hosId?: string | null) => {
  const query = boundTo(ctx).select(ownColumns).where('person.personId', '=', personId)
  return hosId ? query.where('examination.hosId', '=', hosId) : query
}
export const readAll = async (query: ReturnType<typeof ofPerson>): Promise<OwnExamination[]> =>
  (await query.execute()).map(ownOf)

/** One of the caller's people's, whose person lets him now; or why not. Of several persons with the same file the first. */
export async function ownExamination(
  ctx: Ctx<AccountCaller>,
  examinationId: string,
): Promise<OwnExamination | Refused<'not_found' | 'grant_closed'>> {
  const row = await boundTo(ctx)
    .select(ownColumns)
    .where('examination.examinationId', '=', examinationId)
    .orderBy('hospitalAccount.boundAt')
    .limit(1)
    .executeTakeFirst()
  if (!row) return refuse('not_found')
  const may = await mayActFor(ctx, row.personId, 'book')
  return may === true ? ownOf(row) : may
}

/** Held by this transaction: nobody else moves it meanwhile. */
export async function takeExamination(
  { db }: Pick<Ctx, 'db'>,
  examinationId: string,
): Promise<Examination | undefined> {
  const row = await db
    .selectFrom('examination')
    .select(columns)
    .where('examinationId', '=', examinationId)
    .forUpdate()
    .executeTakeFirst()
  return row && examinationOf(row)
}

export async function takeByOrder(
  { db }: Pick<Ctx, 'db'>,
  hosId: string,
  orderNo: string,
): Promise<Examination | undefined> {
  const row = await db
    .selectFrom('examination')
    .select(columns)
    .where('hosId', '=', hosId)
    .where('orderNo', '=', orderNo)
    .forUpdate()
    .executeTakeFirst()
  return row && examinationOf(row)
}
