import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { askedLines } from '@nethos/contract/renewal/due-lines.ts'
import { frequencies, writeDose } from '@nethos/contract/renewal/dose.ts'
import { mostOwnMedicines } from '@nethos/contract/renewal/own-medicine.rules.ts'
import type { ownMedicineServices } from '@nethos/contract/renewal/own-medicine.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { mayActFor, personOf } from '../people/public.ts'
import { cautionsOf, notifyPrescriber } from './own-medicine-check.ts'
import { asLine, ownMedicinesOf } from './own-medicine.table.ts'
import { isOnItsWay, ownPrescription } from './prescription.table.ts'
import { prescriptionMissing } from './prescriptions.ts'
import { planWithOthers } from './reminder-plan.ts'

type Services = typeof ownMedicineServices

export const listOwnMedicines: HandlerOf<Services['listOwnMedicines']> = async ({ input, ctx, refuse }) => {
  const person = await personOf(ctx, input.personId)
  if (!person) return refuse('not_found')
  const may = await mayActFor(ctx, person.personId, 'consult')
  if (may !== true) return may
  const cautions = await cautionsOf(ctx, person.personId)
  return (await ownMedicinesOf(ctx, person.personId)).map(one => {
    const line = asLine(ctx, one)
    return {
      ...one,
      toldAt: one.toldAt.getTime(),
      isChecked: line.ingredients.length > 0,
      cautions: [...(cautions.get(line.drugId) ?? [])],
    }
  })
}

export const addOwnMedicine: HandlerOf<Services['addOwnMedicine']> = async ({ input, ctx, refuse }) => {
  const { drugName, amount, unit, frequency } = input
  const person = await personOf(ctx, input.personId)
  if (!person) return refuse('not_found')
  const may = await mayActFor(ctx, person.personId, 'consult')
  if (may !== true) return may
  const { personId } = person
  const taken = await ownMedicinesOf(ctx, personId)
  if (taken.length >= mostOwnMedicines) return refuse('too_many_medicines')
  const { ownMedicineId } = await ctx.db
    .insertInto('ownMedicine')
    .values({
      accountId: ctx.caller.accountId,
      personId,
      drugName,
      dose: amount === null ? '' : writeDose({ amount, unit }),
      frequency: frequencies[frequency].label,
      toldAt: new Date(ctx.now),
    })
    .returning('ownMedicineId')
    .executeTakeFirstOrThrow()
  await notifyPrescriber(ctx, personId, ownMedicineId)
  return true
}

export const stopOwnMedicine: HandlerOf<Services['stopOwnMedicine']> = async ({ input, ctx, refuse }) => {
  const own = ctx.db
    .selectFrom('ownMedicine')
    .select('personId')
    .where('ownMedicineId', '=', input.ownMedicineId)
    .where('accountId', '=', ctx.caller.accountId)
    .where('stoppedAt', 'is', null)
  const row = await own.executeTakeFirst()
  if (!row) return refuse('not_found')
  const may = await mayActFor(ctx, row.personId, 'consult')
  if (may !== true) return may
  await ctx.db
    .updateTable('ownMedicine')
    .set({ stoppedAt: new Date(ctx.now) })
    .where('ownMedicineId', '=', input.ownMedicineId)
    .where('accountId', '=', ctx.caller.accountId)
    .execute()
  return true
}

/** Nothing is ticked that has not come, is used up, or is not to be taken on that day at that time. */
export const markTaken: HandlerOf<Services['markTaken']> = async ({ input, ctx, refuse }) => {
  const { on, time, isTaken } = input
  const row = await ownPrescription(ctx, input.prescriptionId)
  if (!row?.paidAt) return prescriptionMissing(ctx, input.prescriptionId)
  const today = dayOf(ctx.now)
  const plan = isOnItsWay(row.status) ? null : await planWithOthers(ctx, row)
  const isOfLately = on === today || on === addDays(today, -1)
  if (!plan || !isOfLately || askedLines(plan, on, time).length === 0) return refuse('not_due')
  const fields = { isTaken, saidAt: new Date(ctx.now) }
  await ctx.db
    .insertInto('medicineTaken')
    .values({ prescriptionId: row.prescriptionId, onDay: on, atTime: time, ...fields })
    .onConflict(conflict => conflict.columns(['prescriptionId', 'onDay', 'atTime']).doUpdateSet(fields))
    .execute()
  return true
}
