import { mayOffer } from '@nethos/contract/doctors/doctor-desk.rules.ts'
import type { privateServiceServices } from '@nethos/contract/doctors/private-service.services.ts'
import type { LengthUnit } from '@nethos/contract/common/lengths.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { note, take } from './change-doctor.ts'

type Services = typeof privateServiceServices
const consultType = 'PERSONAL_TIME_PIC'

export const listPrivateServices: HandlerOf<Services['listPrivateServices']> = async ({ input, ctx }) => {
  const rows = await ctx.db
    .selectFrom('doctorService')
    .select(['serviceId', 'serveName', 'serveIcon', 'serveContent', 'priceCents as servicePriceCents'])
    .select(['lengthOfTime', 'lengthUnit', 'dailyReplyLimit', 'isOpen'])
    .where('docId', '=', input.docId)
    .orderBy('position')
    .orderBy('serviceId')
    .execute()
  return rows.map(({ lengthUnit, ...row }) => ({ ...row, lengthUnit: lengthUnit as LengthUnit }))
}

export const savePrivateService: HandlerOf<Services['savePrivateService']> = async ({ input, ctx, refuse }) => {
  const { docId, serviceId, servicePriceCents: priceCents, ...rest } = input
  const doctor = await take(ctx, docId)
  if (!doctor) return refuse('not_found')
  if (!mayOffer(doctor.docType, consultType)) return refuse('not_his_kind')
  const fields = { ...rest, priceCents }
  const saved = serviceId ? await change(ctx, { docId, serviceId }, fields) : await add(ctx, docId, fields)
  if (saved === undefined) return refuse('not_found')
  await offerFromCheapest(ctx, docId)
  await note(ctx, serviceId ? 'doctor.private.change' : 'doctor.private.create', docId)
  return { serviceId: saved }
}

interface Fields {
  serveName: string
  serveIcon: string
  serveContent: string
  priceCents: number
  lengthOfTime: number
  lengthUnit: LengthUnit
  dailyReplyLimit: number
  isOpen: boolean
}

async function change(
  { db }: Ctx,
  { docId, serviceId }: { docId: string; serviceId: string },
  fields: Fields,
): Promise<string | undefined> {
  const { numUpdatedRows } = await db
    .updateTable('doctorService')
    .set(fields)
    .where('serviceId', '=', serviceId)
    .where('docId', '=', docId)
    .executeTakeFirst()
  return numUpdatedRows === 0n ? undefined : serviceId
}

async function add({ db }: Ctx, docId: string, fields: Fields): Promise<string> {
  const { serviceId } = await db
    .insertInto('doctorService')
    .values(({ selectFrom, fn, eb }) => ({
      ...fields,
      docId,
      position: selectFrom('doctorService')
        .select(eb(fn.coalesce(fn.max('position'), eb.lit(-1)), '+', 1).as('next'))
        .where('docId', '=', docId),
    }))
    .returning('serviceId')
    .executeTakeFirstOrThrow()
  return serviceId
}

/** His card says from how much on, and offers nothing when nothing can be bought. What was never offered is opened by the office. */
async function offerFromCheapest({ db }: Ctx, docId: string): Promise<void> {
  const cheapest = await db
    .selectFrom('doctorService')
    .select(['priceCents', 'dailyReplyLimit as replyLimit'])
    .where('docId', '=', docId)
    .where('isOpen', '=', true)
    .orderBy('priceCents')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  if (cheapest)
    await db
      .insertInto('doctorOffer')
      .values({ docId, consultType, isOpen: false, ...cheapest })
      .onConflict(on => on.columns(['docId', 'consultType']).doUpdateSet(cheapest))
      .execute()
  else
    await db
      .updateTable('doctorOffer')
      .set({ isOpen: false })
      .where('docId', '=', docId)
      .where('consultType', '=', consultType)
      .execute()
}
