import { present } from '@nethos/contract/common/present.ts'
import { mayEnd, mayRenew, repliesLeft } from '@nethos/contract/consult/consult.rights.ts'
import type { personalServices } from '@nethos/contract/consult/personal.services.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { isRefused, looked, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { offerOf, personalServiceOf, personalServicesOf } from '../doctors/public.ts'
import { missing } from './acting.ts'
import { cancelOf } from './end-consult.ts'
import { issue, personWhoMayAsk } from './issue.ts'
import { findConsult, openConsults, type Consult } from './consult.table.ts'
import { consults } from './consult.lifecycle.ts'
import { headOf } from './head.ts'

type Services = typeof personalServices
const consultType = 'PERSONAL_TIME_PIC'

export const listPersonalServices: HandlerOf<Services['listPersonalServices']> = async ({ input, ctx }) =>
  (await personalServicesOf(ctx, input.docId))
    .filter(one => one.isOpen)
    .map(({ serviceId, priceCents, isOpen: _isOpen, ...one }) => ({
      ...one,
      listedId: serviceId,
      servicePriceCents: priceCents,
    }))

/** What runs between this person and the doctor: what stands in the way, or what can be renewed. */
async function running(ctx: Ctx<AccountCaller>, docId: string, personId: string | null | undefined) {
  const open = (await openConsults(ctx, { docId, personId, consultType }))
    .map(one => consults.asOf(one, ctx.now))
    .filter(one => one.consultStatus === 'unpaid' || one.consultStatus === 'going')
  const renewable = open.find(one => mayRenew(one, ctx.now))
  const inTheWay = open.find(one => one !== renewable)
  return { renewable, inTheWay }
}

export const checkPersonalService: HandlerOf<Services['checkPersonalService']> = async ({ input, ctx }) => {
  const { docId, personalServiceId, personId } = input
  const { renewable, inTheWay } = await running(ctx, docId, personId)
  if (inTheWay) return { canApply: false, isRenewal: false, consultId: inTheWay.consultId }
  const services = await personalServicesOf(ctx, docId)
  const canApply = services.some(one => one.isOpen && (!personalServiceId || one.serviceId === personalServiceId))
  return { canApply, isRenewal: renewable !== undefined, consultId: renewable?.consultId ?? null }
}

export const startPersonalConsult: HandlerOf<Services['startPersonalConsult']> = async ({ input, ctx, refuse }) => {
  const person = await personWhoMayAsk(ctx, input.personId)
  if (isRefused(person)) return person
  const service = await personalServiceOf(ctx, input.docId, input.personalServiceId)
  if (!service) return refuse('not_found')
  if (!service.isOpen) return refuse('doctor_closed')
  const { renewable, inTheWay } = await running(ctx, input.docId, person.personId)
  const { serviceId, serveName, lengthOfTime, lengthUnit, priceCents, dailyReplyLimit } = service
  return issue(
    ctx,
    person,
    {
      consultType,
      docId: input.docId,
      teamId: null,
      priceCents,
      replyLimit: dailyReplyLimit,
      service: { serviceId, serviceName: serveName, lengthOfTime, lengthUnit },
      renews: inTheWay ? undefined : renewable,
    },
    input,
  )
}

export const cancelPersonalConsult: HandlerOf<Services['cancelPersonalConsult']> = async ({ input, ctx, refuse }) => {
  const cancelled = await cancelOf(ctx, input.consultId, consultType)
  if (cancelled === undefined) return missing(ctx, input.consultId)
  return cancelled || refuse('cannot_cancel')
}

export const personalServiceDetails: HandlerOf<Services['personalServiceDetails']> = async ({ input, ctx, refuse }) => {
  const found = await findConsult(ctx, input.consultId)
  if (!found) return missing(ctx, input.consultId)
  if (found.consultType !== consultType || !found.docId || !isWhole(found)) return refuse('not_found')
  const consult = consults.asOf(found, ctx.now)
  const doctor = present(await offerOf(ctx, found.docId, consultType))
  const shown = {
    personalServiceId: found.serviceId,
    serveName: found.serviceName,
    servicePriceCents: found.feeCents,
    lengthOfTime: found.lengthOfTime,
    lengthUnit: found.lengthUnit,
    dailyReplyLimit: found.replyLimit,
    docId: found.docId,
    docName: doctor.docName,
    docTitle: doctor.docTitle,
    docDeptName: doctor.docDeptName,
    docHosName: doctor.docHosName,
    docAvatar: doctor.docAvatar,
    servedFrom: found.servedFrom,
    servedUntil: found.servedUntil,
    repliesLeft: repliesLeft(consult, ctx.now),
    consult: headOf(consult),
    consulterName: found.consulterName,
    mayRenew: mayRenew(consult, ctx.now),
    mayEnd: mayEnd(consult),
  }
  return looked({ personId: found.personId, recordId: found.consultId }, shown)
}

type Whole = Consult & { serviceId: string; lengthOfTime: number; lengthUnit: NonNullable<Consult['lengthUnit']> }
const isWhole = (consult: Consult): consult is Whole =>
  consult.serviceId !== null && consult.lengthOfTime !== null && consult.lengthUnit !== null
