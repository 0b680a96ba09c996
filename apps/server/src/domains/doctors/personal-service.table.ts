import { lengthAfter, type LengthUnit } from '@nethos/contract/common/lengths.ts'
import type { Ctx } from '../../calls/handler.ts'

/** What a doctor sells for a length of time (PERSONAL_TIME_PIC). */
export interface PersonalService {
  serviceId: string
  serveName: string
  serveIcon: string
  serveContent: string
  priceCents: number
  lengthOfTime: number
  lengthUnit: LengthUnit
  dailyReplyLimit: number
  /** Can be bought now. */
  isOpen: boolean
}

const services = ({ db }: Ctx, docId: string) =>
  db
    .selectFrom('doctorService')
    .innerJoin('doctor', 'doctor.docId', 'doctorService.docId')
    .innerJoin('doctorOffer', on =>
      on.onRef('doctorOffer.docId', '=', 'doctor.docId').on('doctorOffer.consultType', '=', 'PERSONAL_TIME_PIC'),
    )
    .select(['serviceId', 'serveName', 'serveIcon', 'serveContent', 'lengthOfTime', 'lengthUnit', 'dailyReplyLimit'])
    .select(['doctorService.priceCents', 'doctorService.isOpen', 'doctor.isActive', 'doctorOffer.isOpen as isOffered'])
    .where('doctorService.docId', '=', docId)
    .where('lengthOfTime', '>', 0)

type Row = Awaited<ReturnType<ReturnType<typeof services>['execute']>>[number]
const shown = ({ isActive, isOffered, isOpen, lengthUnit, ...row }: Row): PersonalService => ({
  ...row,
  lengthUnit: lengthUnit as LengthUnit,
  isOpen: isActive && isOffered && isOpen,
})

/** The shortest first, in whatever order the office has set them. */
export const personalServicesOf = async (ctx: Ctx, docId: string): Promise<PersonalService[]> =>
  (await services(ctx, docId).orderBy('position').orderBy('serviceId').execute())
    .map(shown)
    .toSorted((one, other) => lengthAfter(ctx.now, one) - lengthAfter(ctx.now, other))

/** Undefined when the doctor has no such service. */
export async function personalServiceOf(
  ctx: Ctx,
  docId: string,
  serviceId: string,
): Promise<PersonalService | undefined> {
  const row = await services(ctx, docId).where('serviceId', '=', serviceId).executeTakeFirst()
  return row && shown(row)
}
