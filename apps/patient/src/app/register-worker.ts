interface Line {
  saveData?: boolean
  effectiveType?: string
}

/** Whether scripts may be fetched that nobody has asked for yet; a browser that does not say is not burdened. */
function isGoodLine(): boolean {
  const { connection } = navigator as { connection?: Line }
  return connection?.effectiveType === '4g' && connection.saveData !== true
}

/**
 * Installs the service worker, where the browser has one: not in some apps' own browsers, and only over https. It must not
 * get in the way of the first page, so it comes after it.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/worker.js', { scope: '/', updateViaCache: 'none' })
  const { active } = await navigator.serviceWorker.ready
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window: it takes none
  if (isGoodLine()) active?.postMessage('save-core')
}
