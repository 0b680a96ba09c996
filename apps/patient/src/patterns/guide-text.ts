const place = 'nethos.draft.guide.said'
/** What was said then belongs to the visit that follows it, not to the next one. */
const fresh = 2 * 3_600_000

/** Keeps what was said in the guide for the history that follows; a draft: it goes when somebody signs out. */
export function saveGuideText(text: string): void {
  localStorage.setItem(place, JSON.stringify({ text, at: Date.now() }))
}

/** What was said in the guide within two hours, as a history before a visit; '': nothing. */
export function guideText(): string {
  try {
    const saved = JSON.parse(localStorage.getItem(place) ?? 'null') as { text?: unknown; at?: unknown } | null
    const isFresh = typeof saved?.at === 'number' && Date.now() - saved.at < fresh
    return isFresh && typeof saved.text === 'string' ? saved.text : ''
  } catch {
    return ''
  }
}

/** It was sent: the next form begins empty. */
export const forgetGuideText = (): void => localStorage.removeItem(place)

/** What a form has taken up from the guide, and what stood there before: it can be taken back. */
export interface Guided {
  readonly guided?: string
  readonly replaced?: string
}

/** What was said in the guide is newer than what stands in a form that has not taken it up yet; undefined: nothing is newer. */
export const takenUp = (guided: string, form: Guided, written: string): Required<Guided> | undefined =>
  guided === '' || form.guided === guided ? undefined : { guided, replaced: written === guided ? '' : written }
