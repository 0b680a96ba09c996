import { consultAgreement } from '@nethos/contract/consult/consult.kinds.ts'
import { consultPaths } from '@nethos/contract/consult/consult.paths.ts'
import { peoplePaths } from '@nethos/contract/people/people.paths.ts'

/** What travels in the addresses of the consult's pages, in our words; the given names stand only here. */
export interface Asking {
  docId: string
  /** pic, or later team. */
  type: string
  personId: string
  consultSource: string
  consultSourceId: string
  comefrom: string
}

export const askingIn = (query: URLSearchParams): Asking => ({
  docId: query.get('docId') ?? query.get('id') ?? '',
  type: query.get('type') ?? 'pic',
  personId: query.get('compatId') ?? '',
  consultSource: query.get('consultSource') ?? '',
  consultSourceId: query.get('consultSourceId') ?? '',
  comefrom: query.get('comefrom') ?? '',
})

const filled = (path: string, values: Record<string, string>): string =>
  `${path}?${new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''))}`

const source = ({ consultSource, consultSourceId }: Asking) => ({ consultSource, consultSourceId })

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

export const sentPage = (consultId: string): string => filled(consultPaths.sent, { consultId })
export const reviewPage = (consultId: string): string => filled(consultPaths.review, { consultId })
export const supplementPage = (consultId: string): string => filled(consultPaths.supplement, { consultId })
export const reportConsult = (docId: string, comefrom: string): string =>
  filled(`/report/consult/${encodeURIComponent(docId)}/report`, { comefrom })

/** To add somebody, and back here with him. */
export const addPersonAndBack = (back: string): string => filled(peoplePaths.add, { callback: back })
export const addGuardianAndBack = (personId: string, back: string): string =>
  filled(peoplePaths.guardian, { compatId: personId, nextPage: back })
/** To read the notice and agree to it again; the page leads back by itself. */
export const signTheNotice = filled('/signSingle', { typeName: consultAgreement, title: consultAgreement })
export const completeIdCardAndBack = (back: string): string => filled('/account/perfect', { back })
