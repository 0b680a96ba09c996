import { useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { people } from '../../people/public.tsx'
import type { useAskingDraft } from '../use-asking-draft.ts'

/**
 * For whom it is: who the address brings, for he has just been added or chosen; else the draft's; in large letters whose
 * phone it is. A tap changes it.
 */
export function useChosenPerson(asking: { personId: string }, draft: ReturnType<typeof useAskingDraft>) {
  const [chosen, setChosen] = useState(asking.personId || draft.value.personId)
  const { value: all } = useServiceQuery(people())
  // Somebody who has been removed meanwhile cannot be seen in the list, so he is not chosen either.
  const isGone = all !== undefined && !all.some(one => one.personId === chosen)
  const choose = (personId: string) => {
    setChosen(personId)
    draft.set({ ...draft.value, personId })
  }
  const { isElder } = useAppInfo()
  const self = isElder ? (all?.find(one => one.isSelf)?.personId ?? '') : ''
  return { personId: (isGone ? '' : chosen) || self, choose }
}
