import { consultTypeLabels, type ConsultType } from '@nethos/contract/consult/consult.kinds.ts'
import { rangeOf, type Prices } from '../../registry/prices.ts'

const group = '线上咨询'

/** What doctors who are shown sell now; 私人医生 by its periods. */
export const pricesOfDoctors: Prices = async ({ db }) => {
  const offers = await db
    .selectFrom('doctorOffer')
    .innerJoin('doctor', 'doctor.docId', 'doctorOffer.docId')
    .where('doctorOffer.isOpen', '=', true)
    .where('doctor.isActive', '=', true)
    .select(['consultType', 'priceCents', 'doctor.docId'])
    .execute()
  const byPeriods = new Set(offers.flatMap(one => (one.consultType === 'PERSONAL_TIME_PIC' ? one.docId : [])))
  const periods = await db
    .selectFrom('doctorService')
    .where('isOpen', '=', true)
    .where('lengthOfTime', '>', 0)
    .select(['docId', 'priceCents'])
    .execute()
  const personal = consultTypeLabels.PERSONAL_TIME_PIC
  return rangeOf(group, [
    ...offers.map(one => ({ label: consultTypeLabels[one.consultType as ConsultType], priceCents: one.priceCents })),
    ...periods.flatMap(one => (byPeriods.has(one.docId) ? { label: personal, priceCents: one.priceCents } : [])),
  ])
}
