import { useEffect, useState } from 'react'
import type { ConsultDetail } from '@nethos/contract/consult/consult.schemas.ts'
import type { Uploaded } from '@nethos/calls/upload.ts'
import { useDraft } from '../../patterns/draft.ts'
import { forgetGuideText, guideText, takenUp, type Guided } from '../../patterns/guide-text.ts'

/** What a patient has typed to ask a doctor; kept on this phone until it is sent. */
export interface AskingDraft extends Guided {
  personId: string
  illnessName: string
  illnessTime: string
  consultContent: string
  expectedHelpContent: string
  pictures: readonly Uploaded[]
}

const empty: AskingDraft = {
  personId: '',
  illnessName: '',
  illnessTime: '',
  consultContent: '',
  expectedHelpContent: '',
  pictures: [],
}

/** Words of a consult that came to nothing, for the next form that is opened; its files stay with it. */
interface Carried {
  at: number
  asked: AskingDraft
}
const carriedKey = 'consult.carried'
const carriedFor = 30 * 60_000
const nothing: Carried = { at: 0, asked: empty }

type AskedBefore = Pick<
  ConsultDetail,
  'personId' | 'illnessName' | 'illnessTime' | 'consultContent' | 'expectedHelpContent'
>

export function useCarry() {
  const { set } = useDraft(carriedKey, nothing)
  return ({ personId, illnessName, illnessTime, consultContent, expectedHelpContent }: AskedBefore) =>
    set({
      at: Date.now(),
      asked: { ...empty, personId, illnessName, illnessTime, consultContent, expectedHelpContent },
    })
}

/** Begins with what was said in the guide just before, or with the words of a consult that came to nothing. */
export function useAskingDraft(docId: string) {
  const carried = useDraft(carriedKey, nothing)
  const [openedAt] = useState(Date.now)
  const isFresh = openedAt - carried.value.at < carriedFor
  const guided = guideText()
  // What was said in the guide is the newer question: whoever sends one forgets it.
  const begun = guided ? { ...empty, consultContent: guided, guided } : isFresh ? carried.value.asked : empty
  const own = useDraft(`consult.${docId}`, begun)
  const newer = takenUp(guided, own.value, own.value.consultContent)
  useEffect(() => {
    if (newer) own.set(now => ({ ...now, ...newer, consultContent: guided }))
  })
  const clear = () => {
    forgetGuideText()
    own.clear()
    carried.clear()
  }
  return { ...own, clear }
}
