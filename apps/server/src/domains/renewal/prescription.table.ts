import { expressionBuilder, type Expression, type Selectable, type SqlBool } from 'kysely'
import type { PrescriptionRow } from '@nethos/contract/renewal/renewal.schemas.ts'
import { renewalStates, type RenewalStatus } from '@nethos/contract/renewal/renewal.status.ts'
import { whenGiven } from '../../database/when-given.ts'
import type { Ctx } from '../../calls/handler.ts'
import { doctorDeptName } from '../../database/dept-name.ts'
import type { DB, Prescription as Row } from '../../database/types.gen.ts'
import { renewals } from './renewal.lifecycle.ts'
import { isOpenFor, rowsOfHuman } from '../people/public.ts'
import { nextReminder } from './reminder-plan.ts'
import { linesOf, codedOf } from './stored.ts'

export type Prescription = Selectable<Row>

/** Approved ones of the account's own, whose person lets it. */
function ownApproved({ caller, now }: Pick<Ctx, 'caller' | 'now'>): Expression<SqlBool> {
  const eb = expressionBuilder<DB, 'prescription'>()
  if (caller.kind !== 'account') return eb.lit(false)
  return eb.and([
    eb('prescription.accountId', '=', caller.accountId),
    eb('prescription.approvedAt', 'is not', null),
    isOpenFor('prescription.personId', 'consult', now),
  ])
}

const listed = (ctx: Pick<Ctx, 'db' | 'now'>) =>
  ctx.db
    .selectFrom('prescription')
    .innerJoin('renewal', 'renewal.consultId', 'prescription.consultId')
    .innerJoin('doctor', 'doctor.docId', 'prescription.docId')
    .innerJoin('department', 'department.gbDeptCode', 'doctor.gbDeptCode')
    .innerJoin('hospital', 'hospital.hosId', 'doctor.hosId')
    .selectAll('prescription')
    .select([
      'doctor.docName',
      'hospital.hosName',
      'renewal.prescriptionId as currentId',
      renewals.stateNow(ctx.now).as('status'),
      'renewal.endedAt as concludedAt',
      doctorDeptName.as('docDeptName'),
    ])

export type ListedPrescription = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number]

export const shownPrescription = (row: ListedPrescription): PrescriptionRow => ({
  prescriptionId: row.prescriptionId,
  prescriptionNo: row.prescriptionNo,
  consultId: row.consultId,
  personId: row.personId,
  personName: row.personName,
  docName: row.docName,
  docDeptName: row.docDeptName,
  diagnosis: row.diagnosis,
  diagnoses: codedOf(row),
  drugs: linesOf(row),
  statusLabel: renewalStates[row.status].label,
  approvedAt: row.approvedAt?.getTime() ?? row.prescribedAt.getTime(),
  canRenew: true,
})

/** The account's, newest first; one more than a page. */
export const ownPrescriptions = (
  ctx: Ctx,
  { personId, offset, count }: { personId?: string | null | undefined; offset: number; count: number },
): Promise<ListedPrescription[]> =>
  listed(ctx)
    .where(ownApproved(ctx))
    .$call(whenGiven(personId, (query, personId) => query.where('prescription.personId', '=', personId)))
    .orderBy('prescription.approvedAt', 'desc')
    .orderBy('prescription.prescriptionId', 'desc')
    .offset(offset)
    .limit(count)
    .execute()

export const ownPrescription = (ctx: Ctx, prescriptionId: string): Promise<ListedPrescription | undefined> =>
  listed(ctx).where(ownApproved(ctx)).where('prescription.prescriptionId', '=', prescriptionId).executeTakeFirst()

/** For the staff's desks: what this human being was prescribed here. Whoever asks has shown that he may see him. */
export const prescriptionsOf = (ctx: Ctx, personId: string, except: string): Promise<ListedPrescription[]> =>
  listed(ctx)
    .where('prescription.personId', 'in', rowsOfHuman(ctx, personId))
    .where('prescription.approvedAt', 'is not', null)
    .where('prescription.consultId', '<>', except)
    .orderBy('prescription.approvedAt', 'desc')
    .limit(20)
    .execute()

export const findPrescription = ({ db }: Pick<Ctx, 'db'>, prescriptionId: string): Promise<Prescription | undefined> =>
  db.selectFrom('prescription').selectAll().where('prescriptionId', '=', prescriptionId).executeTakeFirst()

/** Paid, and not yet in the patient's hands: it counts as taken from then on, whatever days its way takes. */
export const isOnItsWay = (status: RenewalStatus): boolean => onItsWay.includes(status)
const onItsWay: readonly RenewalStatus[] = ['paid', 'sent', 'ready']

const day = 86_400_000

/** When the medicine is used up: counted from the payment until it is in the patient's hands, and from then on. */
export async function countUseFrom({ db }: Pick<Ctx, 'db'>, prescriptionId: string, at: number): Promise<void> {
  const row = await db
    .selectFrom('prescription')
    .select(['lines', 'reminderTimes', 'reminderWeekdays', 'lastReminders'])
    .where('prescriptionId', '=', prescriptionId)
    .executeTakeFirstOrThrow()
  const days = Math.max(...linesOf(row).map(line => line.days))
  const usesEndAt = new Date(at + days * day)
  await db
    .updateTable('prescription')
    .set({ usesEndAt, remindAt: nextReminder({ ...row, usesEndAt }, at) })
    .where('prescriptionId', '=', prescriptionId)
    .execute()
}

/** What was paid: still being taken, or used up; newest first, one more than a page. */
export const ownMedications = (
  ctx: Ctx,
  { personId, isCurrent, offset, count }: { personId: string; isCurrent: boolean; offset: number; count: number },
): Promise<ListedPrescription[]> =>
  listed(ctx)
    .where(ownApproved(ctx))
    .where('prescription.personId', '=', personId)
    .where('prescription.usesEndAt', 'is not', null)
    .where(({ eb, or, not }) => {
      const isTaken = or([
        eb('prescription.usesEndAt', '>', new Date(ctx.now)),
        eb(renewals.stateNow(ctx.now), 'in', onItsWay),
      ])
      return isCurrent ? isTaken : not(isTaken)
    })
    .orderBy('prescription.approvedAt', 'desc')
    .orderBy('prescription.prescriptionId', 'desc')
    .offset(offset)
    .limit(count)
    .execute()
