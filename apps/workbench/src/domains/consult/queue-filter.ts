import { consultTypes, type ConsultType } from '@nethos/contract/consult/consult.kinds.ts'
import { deskOnly, deskTabs } from '@nethos/contract/consult/consult-desk.services.ts'

export type DeskTab = (typeof deskTabs)[number]
/** All, what was asked of the doctor himself or given to him, or his teams'. */
export type Whose = '' | 'own' | 'team'
export type Only = (typeof deskOnly)[number]

/** What of the queue is shown; it stands in the address, so that a reload, a link and the way back show the same. */
export interface QueueFilter {
  readonly tab: DeskTab
  readonly whose: Whose
  /** Part of the patient's name. */
  readonly search: string
  readonly consultType: ConsultType | ''
  readonly only: Only | ''
}

const oneOf = <T extends string>(all: readonly T[], word: string | null): T | '' => all.find(one => one === word) ?? ''

export function filterIn(search: string): QueueFilter {
  const params = new URLSearchParams(search)
  return {
    tab: oneOf(deskTabs, params.get('tab')) || 'new',
    whose: oneOf(['own', 'team'] as const, params.get('whose')),
    search: params.get('name') ?? '',
    consultType: oneOf(consultTypes, params.get('type')),
    only: oneOf(deskOnly, params.get('only')),
  }
}

export function searchOf({ tab, whose, search, consultType, only }: QueueFilter): string {
  const params = new URLSearchParams({ tab })
  for (const [key, word] of Object.entries({ whose, name: search, type: consultType, only }))
    if (word) params.set(key, word)
  return `?${params}`
}
