import { useState } from 'react'
import type { Attachment } from '@nethos/contract/common/fields.ts'

/** Uploaded, but not sent; `order` is its place among those chosen, whatever arrived first. */
export type DraftFile = Attachment & { order: number }

/** What the doctor has typed and uploaded, but not sent. */
export interface Draft {
  text: string
  files: DraftFile[]
}

const prefix = 'nethos.staff.draft.'
const owner = 'nethos.staff.drafts-of'
const empty: Draft = { text: '', files: [] }

/** Takes away everything that was typed and not sent; when somebody logs out. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
}

/** An expired session keeps what was typed for the one who typed it, and for nobody else. */
export function saveDraftsOf(staffId: string): void {
  if (localStorage.getItem(owner) === staffId) return
  forgetDrafts()
  localStorage.setItem(owner, staffId)
}

function read(consultId: string): Draft {
  try {
    return { ...empty, ...(JSON.parse(localStorage.getItem(prefix + consultId) ?? '{}') as Partial<Draft>) }
  } catch {
    return empty
  }
}

function write(consultId: string, draft: Draft): void {
  if (draft.text === '' && draft.files.length === 0) localStorage.removeItem(prefix + consultId)
  else localStorage.setItem(prefix + consultId, JSON.stringify(draft))
}

/** The draft of one consult, kept on this desk until it has been sent. */
export function useDraft(consultId: string) {
  const [draft, setDraft] = useState(() => read(consultId))
  return {
    draft,
    /** A function of what is there: uploads end at any time. */
    change(next: (before: Draft) => Draft) {
      setDraft(before => {
        const after = next(before)
        write(consultId, after)
        return after
      })
    },
  }
}
