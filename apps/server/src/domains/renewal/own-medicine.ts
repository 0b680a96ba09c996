import { addDays, dayOf } from '@nethos/contract/common/days.ts'
import { frequencies, writeDose } from '@nethos/contract/renewal/dose.ts'
import { mostOwnMedicines } from '@nethos/contract/renewal/own-medicine.rules.ts'
import type { ownMedicineServices } from '@nethos/contract/renewal/own-medicine.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { mayActFor, personOf } from '../people/public.ts'
import { asLine, ownMedicinesOf } from './own-medicine.table.ts'
import { isOnItsWay, ownPrescription } from './prescription.table.ts'
import { prescriptionMissing } from './prescriptions.ts'

type Services = typeof ownMedicineServices

export const listOwnMedicines: HandlerOf<Services['listOwnMedicines']> = async ({ input, ctx, refuse }) => {
  const person = await personOf(ctx, input.personId)
  if (!person) return refuse('not_found')
  const may = await mayActFor(ctx, person.personId, 'consult')
  if (may !== true) return may
  return (await ownMedicinesOf(ctx, person.personId)).map(one => ({
    ...one,
    toldAt: one.toldAt.getTime(),
    isChecked: asLine(ctx, one).ingredients.length > 0,
  }))
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
  await ctx.db
    .insertInto('ownMedicine')
    .values({
      accountId: ctx.caller.accountId,
      personId,
      drugName,
      dose: amount === null ? '' : writeDose({ amount, unit }),
      frequency: frequencies[frequency].label,
      toldAt: new Date(ctx.now),
    })
    .execute()
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

/** Nothing is ticked that has not come, is used up, or is still to be taken on another day. */
export const markTaken: HandlerOf<Services['markTaken']> = async ({ input, ctx, refuse }) => {
  const { on, time, isTaken } = input
  const row = await ownPrescription(ctx, input.prescriptionId)
  if (!row?.paidAt) return prescriptionMissing(ctx, input.prescriptionId)
  const today = dayOf(ctx.now)
  const isDue =
    !isOnItsWay(row.status) &&
    (on === today || on === addDays(today, -1)) &&
    row.reminderTimes.includes(time) &&
    row.usesEndAt !== null &&
    row.usesEndAt.getTime() > ctx.now
  if (!isDue) return refuse('not_due')
  const fields = { isTaken, saidAt: new Date(ctx.now) }
  await ctx.db
    .insertInto('medicineTaken')
    .values({ prescriptionId: row.prescriptionId, onDay: on, atTime: time, ...fields })
    .onConflict(conflict => conflict.columns(['prescriptionId', 'onDay', 'atTime']).doUpdateSet(fields))
    .execute()
  return true
}
