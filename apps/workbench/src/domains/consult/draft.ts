import type { Attachment } from '@nethos/contract/common/fields.ts'
import { useDraft } from '../../patterns/draft.ts'

/** Uploaded, but not sent; `order` is its place among those chosen, whatever arrived first. */
export type DraftFile = Attachment & { order: number }

/** What the doctor has typed and uploaded, but not sent. */
export interface Draft {
  text: string
  files: DraftFile[]
}

const empty: Draft = { text: '', files: [] }

/** The answer of one consult. `change` takes a function of what is there: uploads end at any time. */
export function useAnswerDraft(consultId: string) {
  const { value, set } = useDraft(consultId, empty)
  return { draft: value, change: (next: (before: Draft) => Draft) => set(next) }
}
