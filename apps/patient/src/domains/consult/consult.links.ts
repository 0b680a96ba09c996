import { consultAgreement } from '@nethos/contract/consult/consult.kinds.ts'
import type { ConsultDetail } from '@nethos/contract/consult/consult.schemas.ts'
import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { systemPages } from '@nethos/contract/system/system.pages.ts'
import { teamPages } from '@nethos/contract/teams/teams.pages.ts'

/** What travels in the addresses of the consult's pages, in our words; the given names stand only here. */
export interface Asking {
  /** Empty where a team is asked. */
  docId: string
  /** Empty where a doctor is asked. */
  teamId: string
  /** A service of the team's; empty for a single consult. */
  serviceId: string
  /** The free clinic it is asked in; empty outside of one. */
  freeClinicId: string
  /** pic or team. */
  type: string
  personId: string
  consultSource: string
  consultSourceId: string
  comefrom: string
}

export const askingIn = (query: URLSearchParams): Asking => ({
  docId: query.get('type') === 'team' ? '' : (query.get('docId') ?? query.get('id') ?? ''),
  teamId: query.get('type') === 'team' ? (query.get('id') ?? '') : '',
  serviceId: query.get('serverId') ?? '',
  freeClinicId: query.get('freeClinicId') ?? '',
  type: query.get('type') ?? 'pic',
  personId: query.get('compatId') ?? '',
  consultSource: query.get('consultSource') ?? '',
  consultSourceId: query.get('consultSourceId') ?? '',
  comefrom: query.get('comefrom') ?? '',
})

const source = ({
  freeClinicId,
  consultSource,
  consultSourceId,
}: Pick<Asking, 'freeClinicId' | 'consultSource' | 'consultSourceId'>) => ({
  freeClinicId,
  consultSource,
  consultSourceId,
})

/** Step by step: notice, person, illness (consult v2). */
export const steps = {
  choosePerson: (asking: Asking) =>
    consultPages.choosePerson.to({ id: asking.docId, type: asking.type, ...source(asking) }),
  describeIllness: (asking: Asking) =>
    consultPages.describeIllness.to({
      id: asking.docId,
      type: asking.type,
      compatId: asking.personId,
      ...source(asking),
    }),
  /** All on one page. */
  fillIn: (asking: Asking) =>
    consultPages.fillIn.to({ docId: asking.docId, compatId: asking.personId, ...source(asking) }),
}

/** The rules first, then the team's own form. */
export const askTeam = (teamId: string, serviceId = '', freeClinicId = ''): string =>
  consultPages.rules.to({ id: teamId, type: 'team', serverId: serviceId, freeClinicId })
export const teamForm = ({ teamId, serviceId, ...asking }: Asking): string =>
  teamPages.consult.to({ id: teamId, serverId: serviceId, compatId: asking.personId, ...source(asking) })

/** 服务详情 of a consult that has some: the team's, or the private doctor's; undefined for the others. */
export const serviceOfConsult = ({
  consultId,
  consultType,
  serviceId,
}: Pick<ConsultDetail, 'consultId' | 'consultType' | 'serviceId'>): string | undefined => {
  if (consultType === 'TEAMPIC') return teamPages.serviceOfConsult.to({ consultId, serverId: serviceId })
  return consultType === 'PERSONAL_TIME_PIC' ? consultPages.personalServe.to({ consultId }) : undefined
}

/** To read the notice and agree to it again; the page leads back by itself. */
export const signTheNotice = systemPages.sign.to({ typeName: consultAgreement, title: consultAgreement })
