/** Until the phone has nothing else to do, or so many ms have gone by; Safari cannot say, and waits for its next turn. */
export const untilIdle = (withinMs = 1_000): Promise<unknown> =>
  new Promise(resolve =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: withinMs }) : setTimeout(resolve),
  )
