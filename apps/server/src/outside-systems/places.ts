/** At most so much at once; who finds no place stands in line, at most so many for at most so long. */
export interface Places {
  readonly taken: number
  /** False: there was none in time. Whoever got one gives it back. */
  take(): Promise<boolean>
  give(): void
  /** All who stand in line go away without a place. */
  sendAway(): void
}

export function openPlaces({ most, lineMost, waitMs }: { most: number; lineMost: number; waitMs: number }): Places {
  const line = new Set<(got: boolean) => void>()
  let taken = 0
  const first = (): ((got: boolean) => void) | undefined => line.values().next().value
  return {
    get taken() {
      return taken
    },
    async take() {
      if (taken < most) {
        taken++
        return true
      }
      if (line.size >= lineMost) return false
      return new Promise(resolve => {
        const leave = (got: boolean): void => {
          clearTimeout(late)
          line.delete(leave)
          resolve(got)
        }
        const late = setTimeout(leave, waitMs, false)
        line.add(leave)
      })
    },
    give() {
      // The place is handed on, never set free in between: nobody who comes later can take it.
      const next = first()
      if (next) next(true)
      else taken--
    },
    sendAway() {
      for (const leave of line) leave(false)
    },
  }
}
