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
