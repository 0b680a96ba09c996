/** More is waiting than can be done in a time that people wait. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

/** Runs at most so much work at once, the rest in the order of arrival; refuses when too much is waiting. */
export function workQueue(atOnce: number, waitingMost: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0

  return async work => {
    if (running < atOnce) running++
    else if (waiting.length >= waitingMost) throw new QueueFullError('Too much is waiting')
    else await new Promise<void>(resolve => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The place is handed on, never set free in between: nobody who comes later can take it.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
