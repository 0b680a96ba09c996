import { useState } from 'react'
import type { Asking } from './consult.links.ts'
import type { useAskingDraft } from './use-asking-draft.ts'

/** For whom it is: who the address brings, for he has just been added or chosen; else the draft's. A tap changes it. */
export function useChosenPerson(asking: Asking, draft: ReturnType<typeof useAskingDraft>) {
  const [personId, setPersonId] = useState(asking.personId || draft.value.personId)
  const choose = (chosen: string) => {
    setPersonId(chosen)
    draft.set({ ...draft.value, personId: chosen })
  }
  return { personId, choose }
}
