/** One answer for all who ask within this time. A page is served without it rather than not at all. */
export function cachedFor<T>(
  ms: number,
  ask: () => Promise<T>,
): { ask: () => Promise<T | undefined>; forget: () => void } {
  let cached: Promise<T | undefined> | undefined
  let timer: NodeJS.Timeout | undefined
  const forget = (): void => {
    clearTimeout(timer)
    cached = undefined
  }
  return {
    ask() {
      if (!cached) {
        cached = ask().catch(() => undefined)
        timer = setTimeout(forget, ms).unref()
      }
      return cached
    },
    forget,
  }
}
