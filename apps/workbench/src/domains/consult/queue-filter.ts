import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { consultTypes, type ConsultType } from '@nethos/contract/consult/consult.kinds.ts'
import { deskOnly, deskTabs } from '@nethos/contract/consult/consult-desk.services.ts'

export type DeskTab = (typeof deskTabs)[number]
/** All, what was asked of the doctor himself or given to him, or his teams'. */
export type Whose = '' | 'own' | 'team'
export type Only = (typeof deskOnly)[number]

/**
 * What of the queue is shown; it stands in the address, so that a reload, a link and the way back show the same. A name never
 * does: it is kept by the page alone.
 */
export interface QueueFilter {
  readonly tab: DeskTab
  readonly whose: Whose
  /** Part of the patient's name. */
  readonly search: string
  readonly consultType: ConsultType | ''
  readonly only: Only | ''
}

const oneOf = <T extends string>(all: readonly T[], word: string | null): T | '' => all.find(one => one === word) ?? ''

function filterIn(search: string): Omit<QueueFilter, 'search'> {
  const params = new URLSearchParams(search)
  return {
    tab: oneOf(deskTabs, params.get('tab')) || 'new',
    whose: oneOf(['own', 'team'] as const, params.get('whose')),
    consultType: oneOf(consultTypes, params.get('type')),
    only: oneOf(deskOnly, params.get('only')),
  }
}

export function searchOf({ tab, whose, consultType, only }: QueueFilter): string {
  const params = new URLSearchParams({ tab })
  for (const [key, word] of Object.entries({ whose, type: consultType, only })) if (word) params.set(key, word)
  return `?${params}`
}

let typedName = ''
const listeners = new Set<() => void>()
const onTyped = (changed: () => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Looks for this part of a name in the queue; '' for everybody. */
export function searchForName(name: string): void {
  typedName = name
  for (const changed of listeners) changed()
}

/** The queue as it is narrowed down, for the list and for the consult beside it. */
export function useQueueFilter(): QueueFilter {
  const search = useSyncExternalStore(onTyped, () => typedName)
  return { ...filterIn(useLocation().search), search }
}

/** Who leaves the desk leaves no name behind. */
export const useForgottenName = (): void => useEffect(() => () => searchForName(''), [])
