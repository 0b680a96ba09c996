import { useState } from 'react'
import type { OutputOf, SentOf, Service } from '@nethos/contract/service.ts'
import { call } from './call.ts'
import { queryClient } from './query.ts'
import { reportTrouble } from './trouble.ts'

/** A service that changes something, and the queries that are out of date after it. */
export interface CommandOf<S extends Service> {
  service: S
  refreshes: readonly Service[]
}
export const command = <S extends Service>(service: S, ...refreshes: Service[]): CommandOf<S> => ({
  service,
  refreshes,
})

/** Runs it; what it refreshes is asked for anew. Throws what the call throws. */
export async function run<S extends Service>(
  { service, refreshes }: CommandOf<S>,
  sent: SentOf<S>,
): Promise<OutputOf<S>> {
  const output = await call(service, sent)
  await Promise.all(refreshes.map(one => queryClient.invalidateQueries({ queryKey: [one.name] })))
  return output
}

export interface RunningCommand<S extends Service> {
  isBusy: boolean
  /** Gives the output; undefined when it met a refusal or a fault, which is shown unless `onRefused` took it. */
  run: (sent: SentOf<S>) => Promise<OutputOf<S> | undefined>
}

/** A command in a page: busy while it runs, never twice at once. `onRefused` returns true when the page has dealt with it. */
export function useCommand<S extends Service>(
  what: CommandOf<S>,
  onRefused?: (error: { code?: string; message: string; obj?: unknown }) => boolean | void,
): RunningCommand<S> {
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    async run(sent) {
      if (isBusy) return undefined
      setBusy(true)
      try {
        return await run(what, sent)
      } catch (error) {
        if (!onRefused?.(error as Error)) reportTrouble(error)
        return undefined
      } finally {
        setBusy(false)
      }
    },
  }
}
