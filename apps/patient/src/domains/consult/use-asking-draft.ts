import type { Uploaded } from '@nethos/calls/upload.ts'
import { useDraft } from '../../patterns/draft.ts'

/** What a patient has typed to ask a doctor; kept on this phone until it is sent. */
export interface AskingDraft {
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

export const useAskingDraft = (docId: string) => useDraft(`consult.${docId}`, empty)
