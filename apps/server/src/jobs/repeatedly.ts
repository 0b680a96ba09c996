/** What runs again and again until it is stopped. */
export interface Loop {
  /** It begins nothing new; what runs is waited for. */
  stop(): Promise<void>
}

/** Runs it so long after its last end, one run at a time; `run` catches what goes wrong in it. */
export function repeatedly(run: () => Promise<void>, everyMs: number, firstAfterMs = everyMs): Loop {
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined = setTimeout(tick, firstAfterMs)
  function tick(): void {
    running = run().finally(() => {
      if (timer) timer = setTimeout(tick, everyMs)
    })
  }
  return {
    async stop() {
      clearTimeout(timer)
      timer = undefined
      await running
    },
  }
}
