import type { DrugLine } from '@nethos/contract/renewal/renewal.schemas.ts'
import type { renewalServices } from '@nethos/contract/renewal/renewal.services.ts'
import { renewalStates } from '@nethos/contract/renewal/renewal.status.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { doctorDeptName } from '../../database/dept-name.ts'
import { noteActFor } from '../people/public.ts'
import { findPrescription } from './prescription.table.ts'
import { linesOf } from './stored.ts'
import { renewals } from './renewal.lifecycle.ts'
import { findRenewal, missing, type Renewal } from './renewal.table.ts'

/** The lines of the bill: each medicine by its packs, and the parcel. */
export async function itemsOf(ctx: Ctx, renewal: Renewal) {
  const prescription =
    renewal.approvedAt !== null && renewal.prescriptionId
      ? await findPrescription(ctx, renewal.prescriptionId)
      : undefined
  const lines: DrugLine[] = prescription ? linesOf(prescription) : []
  const items = lines.map(line => ({
    itemId: line.drugId,
    itemName: `${line.drugName} ${line.specification}`,
    priceCents: line.priceCents,
    group: '药品费',
    packs: line.packs,
  }))
  const parcel = {
    itemId: 'delivery',
    itemName: '配送费',
    priceCents: renewal.deliveryCents,
    group: '配送费',
    packs: 1,
  }
  return items.length > 0 && renewal.deliveryCents > 0 ? [...items, parcel] : items
}

/** Who has prescribed it, and at which hospital. */
export const doctorOfBill = ({ db }: Pick<Ctx, 'db'>, { docId }: Renewal) =>
  db
    .selectFrom('doctor')
    .innerJoin('department', 'department.gbDeptCode', 'doctor.gbDeptCode')
    .select(['doctor.hosId', 'doctor.docName'])
    .select(doctorDeptName.as('deptName'))
    .where('docId', '=', docId)
    .executeTakeFirstOrThrow()

export const listOrderItems: HandlerOf<typeof renewalServices.listOrderItems> = async ({ input, ctx }) => {
  const renewal = await findRenewal(ctx, input.consultId)
  return renewal ? itemsOf(ctx, renewal) : missing(ctx, input.consultId)
}

/** The approval has opened it already: the bill exists once, whoever asks and how often. */
export const openOrder: HandlerOf<typeof renewalServices.openOrder> = async ({ input, ctx, refuse }) => {
  const found = await findRenewal(ctx, input.consultId)
  if (!found) return missing(ctx, input.consultId)
  const renewal = renewals.asOf(found, ctx.now)
  const { orderId, serialNumber, personId, consultId } = renewal
  if (renewal.status !== 'unpaid' || !orderId || !serialNumber) return refuse('no_order')
  await noteActFor(ctx, { action: 'renewal.order', personId, recordType: 'renewal', recordId: consultId })
  return { orderId, serialNumber, totalCents: renewal.drugCents + renewal.deliveryCents }
}

export const orderOfConsult: HandlerOf<typeof renewalServices.orderOfConsult> = async ({ input, ctx, refuse }) => {
  const found = await findRenewal(ctx, input.consultId)
  if (!found) return missing(ctx, input.consultId)
  const renewal = renewals.asOf(found, ctx.now)
  const { orderId, serialNumber, status } = renewal
  if (!orderId || !serialNumber) return refuse('no_order')
  return {
    orderId,
    serialNumber,
    status,
    statusLabel: renewalStates[status].label,
    totalCents: renewal.drugCents + renewal.deliveryCents,
    items: await itemsOf(ctx, renewal),
  }
}
