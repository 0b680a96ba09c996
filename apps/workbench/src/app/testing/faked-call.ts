import { checkedAnswer } from '@nethos/calls/testing/checked-answer.ts'
import type { InputOf, OutputOf, Service } from '@nethos/contract/service.ts'

/** What the faked `call` answers, by the name of the service; a function is asked with what was sent. */
const answers = new Map<string, unknown>()
const calls: { name: string; sent: unknown }[] = []

export function answer<S extends Service>(
  service: S,
  output: OutputOf<S> | ((sent: InputOf<S>) => OutputOf<S> | Promise<OutputOf<S>>),
): void {
  if (typeof output !== 'function') checkedAnswer(service, output)
  answers.set(service.name, output)
}

/** Stands in for the only fetch: `vi.mock('@nethos/calls/call.ts', …)` gives it out. What has no answer stays open. */
export async function fakedCall(service: Service, sent: unknown): Promise<unknown> {
  const { name } = service
  calls.push({ name, sent })
  if (!answers.has(name)) return new Promise(() => {})
  const output = answers.get(name)
  if (typeof output !== 'function') return output
  return checkedAnswer(service, await (output as (sent: unknown) => unknown)(sent))
}

/** What was sent to a service, oldest first. */
export const sentTo = (service: Service): unknown[] =>
  calls.filter(({ name }) => name === service.name).map(({ sent }) => sent)

export function forgetCalls(): void {
  answers.clear()
  calls.length = 0
}
