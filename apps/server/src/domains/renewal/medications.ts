import { sql } from 'kysely'
import { dayOf } from '@nethos/contract/common/days.ts'
import { askedLines, askedTimes } from '@nethos/contract/renewal/due-lines.ts'
import { isWeekly } from '@nethos/contract/renewal/reminder-rhythm.ts'
import type { renewalServices } from '@nethos/contract/renewal/renewal.services.ts'
import type { MedicationRow } from '@nethos/contract/renewal/renewal.schemas.ts'
import { looked, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { shownPageOf } from '../../calls/page-of.ts'
import { mayActFor, personOf } from '../people/public.ts'
import { isOnItsWay, ownMedications, ownPrescription, type ListedPrescription } from './prescription.table.ts'
import { prescriptionMissing } from './prescriptions.ts'
import { nextReminder, planWithOthers } from './reminder-plan.ts'
import { linesOf, reminderWeekdaysOf } from './stored.ts'

const shown = (row: ListedPrescription, now: number): MedicationRow => ({
  prescriptionId: row.prescriptionId,
  personId: row.personId,
  docName: row.docName,
  docDeptName: row.docDeptName,
  drugs: linesOf(row),
  startedAt: ((row.status === 'finished' ? row.concludedAt : null) ?? row.paidAt ?? row.prescribedAt).getTime(),
  endsAt: (row.usesEndAt ?? row.prescribedAt).getTime(),
  isReceived: !isOnItsWay(row.status),
  isCurrent: isOnItsWay(row.status) || (row.usesEndAt !== null && row.usesEndAt.getTime() > now),
  times: row.reminderTimes,
  weekdays: Object.entries(reminderWeekdaysOf(row)).map(([drugId, weekday]) => ({ drugId, weekday })),
})

export const listMedications: HandlerOf<typeof renewalServices.listMedications> = async ({ input, ctx, refuse }) => {
  const { isCurrent, pageNum, pageSize } = input
  const person = await personOf(ctx, input.personId)
  if (!person) return refuse('not_found')
  const may = await mayActFor(ctx, person.personId, 'consult')
  if (may !== true) return may
  const found = await ownMedications(ctx, {
    personId: person.personId,
    isCurrent,
    offset: (pageNum - 1) * pageSize,
    count: pageSize + 1,
  })
  return shownPageOf(found, { pageNum, pageSize }, row => shown(row, ctx.now))
}

export const medicationDetail: HandlerOf<typeof renewalServices.medicationDetail> = async ({ input, ctx }) => {
  const row = await ownPrescription(ctx, input.prescriptionId)
  if (!row?.paidAt) return prescriptionMissing(ctx, input.prescriptionId)
  const { personId, prescriptionId } = row
  const detail = { ...shown(row, ctx.now), today: await todayOf(ctx, row) }
  return looked({ personId, recordId: prescriptionId }, detail)
}

/** Each time of today at which something is to be taken, what it is, and what he has said of it. */
async function todayOf(ctx: Ctx, row: ListedPrescription) {
  const on = dayOf(ctx.now)
  const plan = await planWithOthers(ctx, row)
  if (!plan) return []
  const rows = await ctx.db
    .selectFrom('medicineTaken')
    .select(['atTime', 'isTaken'])
    .where('prescriptionId', '=', row.prescriptionId)
    .where(sql<boolean>`on_day = ${on}::date`)
    .execute()
  return askedTimes(plan, on).map(time => ({
    on,
    time,
    isTaken: rows.find(one => one.atTime === time)?.isTaken ?? null,
    drugNames: askedLines(plan, on, time).map(line => line.drugName),
  }))
}

export const remindMe: HandlerOf<typeof renewalServices.remindMe> = async ({ input, ctx, refuse }) => {
  const row = await ownPrescription(ctx, input.prescriptionId)
  if (!row?.paidAt) return prescriptionMissing(ctx, input.prescriptionId)
  const chosen = input.weekdays ?? []
  const weekly = linesOf(row).filter(isWeekly)
  if (chosen.some(({ drugId }) => !weekly.some(line => line.drugId === drugId))) return refuse('not_weekly')
  const reminderTimes = input.times.toSorted()
  const reminderWeekdays = {
    ...reminderWeekdaysOf(row),
    ...Object.fromEntries(chosen.map(({ drugId, weekday }) => [drugId, weekday])),
  }
  await ctx.db
    .updateTable('prescription')
    .set({
      reminderTimes,
      reminderWeekdays: JSON.stringify(reminderWeekdays),
      remindAt: nextReminder({ ...row, reminderTimes, reminderWeekdays }, ctx.now),
    })
    .where('prescriptionId', '=', row.prescriptionId)
    .execute()
  return true
}
