import type { Runtime } from '../runtime.ts'
import type { Ctx } from './handler.ts'

const underWay = new WeakMap<Runtime, Map<string, Promise<unknown>>>()

/**
 * Those who ask the same of one process at the same time are answered once: in the second of a release a thousand want to know
 * what session this is, when a clinic opens everybody the first page of its doctors. Only for what is the same for whoever asks, what
 * nobody's own transaction changes, and what may be some milliseconds old.
 */
export function together<T>({ runtime }: Pick<Ctx, 'runtime'>, question: string, ask: () => Promise<T>): Promise<T> {
  let questions = underWay.get(runtime)
  if (!questions) underWay.set(runtime, (questions = new Map()))
  const known = questions.get(question) as Promise<T> | undefined
  if (known) return known
  const answer = ask().finally(() => questions.delete(question))
  questions.set(question, answer)
  return answer
}
