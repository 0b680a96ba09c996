/** Whoever comes back to the page, or to a line, asks what has become of it meanwhile. Gives back what ends it. */
export function whenBack(ask: () => unknown): () => void {
  const back = () => void (document.visibilityState === 'visible' && ask())
  document.addEventListener('visibilitychange', back)
  addEventListener('online', back)
  return () => {
    document.removeEventListener('visibilitychange', back)
    removeEventListener('online', back)
  }
}
