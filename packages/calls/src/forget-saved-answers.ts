/** Where answers are saved in this browser; nowhere without https, which this storage and the sealing need. */
export const cacheName = 'nethos-answers'

export const canSave = (): boolean =>
  typeof caches !== 'undefined' && typeof crypto !== 'undefined' && 'subtle' in crypto

/** Deletes all of it: at a logout, another login, or the end of a session. In the first load: it must never have to be fetched. */
export async function forgetSavedAnswers(): Promise<void> {
  if (canSave()) await caches.delete(cacheName).catch(() => false)
}
