import type { Length, LengthUnit } from '@nethos/contract/common/lengths.ts'
import type { Ctx } from '../../calls/handler.ts'

export interface TeamOffer {
  priceCents: number
  /** Replies that the patient may send; of a service each day. */
  replyLimit: number
  /** Can be bought now. */
  isOpen: boolean
  service?: Length & { serviceId: string; serviceName: string }
}

/** What a team asks for a consult, or for one of its services; undefined when there is no such team, or the service is not its own. */
export async function teamOfferOf(
  { db }: Ctx,
  teamId: string,
  serviceId: string | null | undefined,
): Promise<TeamOffer | undefined> {
  const team = await db
    .selectFrom('team')
    .select(['priceCents', 'replyLimit', 'isOpen'])
    .where('teamId', '=', teamId)
    .executeTakeFirst()
  if (!team || !serviceId) return team
  const service = await db
    .selectFrom('teamService')
    .select(['serviceId', 'serveName', 'priceCents', 'dailyReplyLimit', 'lengthOfTime', 'lengthUnit', 'isOpen'])
    .where('teamId', '=', teamId)
    .where('serviceId', '=', serviceId)
    .where('lengthOfTime', '>', 0)
    .executeTakeFirst()
  return (
    service && {
      priceCents: service.priceCents,
      replyLimit: service.dailyReplyLimit,
      isOpen: team.isOpen && service.isOpen,
      service: {
        serviceId: service.serviceId,
        serviceName: service.serveName,
        lengthOfTime: service.lengthOfTime,
        lengthUnit: service.lengthUnit as LengthUnit,
      },
    }
  )
}
