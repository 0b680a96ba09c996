/** One answer for all who ask within this time. A page is served without it rather than not at all. */
export function keptFor<T>(
  ms: number,
  ask: () => Promise<T>,
): { ask: () => Promise<T | undefined>; forget: () => void } {
  let kept: Promise<T | undefined> | undefined
  let timer: NodeJS.Timeout | undefined
  const forget = (): void => {
    clearTimeout(timer)
    kept = undefined
  }
  return {
    ask() {
      if (!kept) {
        kept = ask().catch(() => undefined)
        timer = setTimeout(forget, ms).unref()
      }
      return kept
    },
    forget,
  }
}
