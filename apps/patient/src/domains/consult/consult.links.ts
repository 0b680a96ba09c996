import { consultAgreement } from '@nethos/contract/consult/consult.kinds.ts'
import type { ConsultDetail } from '@nethos/contract/consult/consult.schemas.ts'
import { consultPaths } from '@nethos/contract/consult/consult.paths.ts'
import { teamPaths, teamWay } from '@nethos/contract/teams/teams.paths.ts'
import { peoplePaths } from '@nethos/contract/people/people.paths.ts'

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

function filled(path: string, values: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''))
  return query.size === 0 ? path : `${path}?${query}`
}

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
    filled(consultPaths.choosePerson, { id: asking.docId, type: asking.type, ...source(asking) }),
  describeIllness: (asking: Asking) =>
    filled(consultPaths.describeIllness, {
      id: asking.docId,
      type: asking.type,
      compatId: asking.personId,
      ...source(asking),
    }),
  /** All on one page. */
  fillIn: (asking: Asking) =>
    filled(consultPaths.fillIn, { docId: asking.docId, compatId: asking.personId, ...source(asking) }),
}

/** The rules first, then the team's own form. */
export const askTeam = (teamId: string, serviceId = '', freeClinicId = ''): string =>
  filled(consultPaths.rules, { id: teamId, type: 'team', serverId: serviceId, freeClinicId })
export const teamForm = ({ teamId, serviceId, ...asking }: Asking): string =>
  filled(teamWay('consult', teamId), { serverId: serviceId, compatId: asking.personId, ...source(asking) })

export const sentPage = (consultId: string): string => filled(consultPaths.sent, { consultId })
export const reviewPage = (consultId: string): string => filled(consultPaths.review, { consultId })
export const supplementPage = (consultId: string): string => filled(consultPaths.supplement, { consultId })
export const reportConsult = (docId: string, comefrom: string): string =>
  filled(`/report/consult/${encodeURIComponent(docId)}/report`, { comefrom })

export const askPharmacist = (docId: string): string => filled(consultPaths.askPharmacist, { docId })
export const applyPersonal = (docId: string): string => filled(consultPaths.applyPersonal, { docId })

/** 服务详情 of a consult that has some: the team's, or the private doctor's; undefined for the others. */
export const serviceOfConsult = ({
  consultId,
  consultType,
  serviceId,
}: Pick<ConsultDetail, 'consultId' | 'consultType' | 'serviceId'>): string | undefined => {
  if (consultType === 'TEAMPIC') return filled(teamPaths.serviceOfConsult, { consultId, serverId: serviceId ?? '' })
  return consultType === 'PERSONAL_TIME_PIC' ? filled(consultPaths.personalServe, { consultId }) : undefined
}

/** To add somebody, and back here with him. */
export const addPersonAndBack = (back: string): string => filled(peoplePaths.add, { callback: back })
export const addGuardianAndBack = (personId: string, back: string): string =>
  filled(peoplePaths.guardian, { compatId: personId, nextPage: back })
/** To read the notice and agree to it again; the page leads back by itself. */
export const signTheNotice = filled('/signSingle', { typeName: consultAgreement, title: consultAgreement })
export const completeIdCardAndBack = (back: string): string => filled('/account/perfect', { back })
