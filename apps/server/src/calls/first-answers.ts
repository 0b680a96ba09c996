import * as z from 'zod/mini'
import type { Service } from '@nethos/contract/service.ts'
import type { Hub } from '../events/hub.ts'
import { cachedFor } from './cached-for.ts'
import { nobody } from './caller.ts'
import { carryOut, type Inside } from './carry-out.ts'
import { isRefused, Spelled, type Implemented } from './handler.ts'
import { replyWriter } from './reply-writer.ts'

/** A query that the pages at these addresses begin with, and that everybody gets the same answer to. */
export interface FirstAsked {
  readonly paths: readonly string[]
  /** Only where nothing stands behind the path: with a filter there the page asks for something else. */
  readonly isUnfiltered?: boolean
  readonly service: Service
  /** What the page sends, in our words. */
  readonly sent: object
  /** Pictures that stand at the top of the page. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a list of services knows nothing of their replies
  readonly pictures?: (output: any) => readonly string[]
  /** The type of the event after which the answer is another one: every process forgets what it keeps. */
  readonly changedBy?: string
}

/** What goes into the served page: the reply as it would have come over the wire, and the pictures to fetch at once. */
export interface FirstAnswer {
  service: string
  sent: object
  reply: string
  pictures: readonly string[]
}

const cacheMs = 2_000

/** Answers what a page would ask first while the page is served: its first visit saves the round trip. */
export function firstAnswers(
  inside: Inside,
  services: readonly Implemented[],
  asked: readonly FirstAsked[],
  hub: Pick<Hub, 'listen'>,
): (path: string, isFiltered: boolean) => Promise<FirstAnswer[]> {
  const byPath = new Map<string, { isUnfiltered: boolean; ask: () => Promise<FirstAnswer | undefined> }[]>()
  for (const one of asked) {
    const handler = services.find(({ service }) => service === one.service)?.handler
    if (!handler || one.service.access !== 'anybody' || one.service.kind !== 'query')
      throw new Error(`${one.service.name} is no query that everybody may ask`)
    const write = replyWriter(one.service)
    const { ask, forget } = cachedFor(cacheMs, () => answer(inside, one, handler, write))
    if (one.changedBy) hub.listen(({ type }) => type === one.changedBy && forget())
    const { isUnfiltered = false } = one
    for (const path of one.paths) byPath.set(path, [...(byPath.get(path) ?? []), { isUnfiltered, ask }])
  }
  return async (path, isFiltered) => {
    const fitting = (byPath.get(path) ?? []).filter(one => !(isFiltered && one.isUnfiltered))
    const answers = await Promise.all(fitting.map(one => one.ask()))
    return answers.filter(one => one !== undefined)
  }
}

async function answer(
  inside: Inside,
  { service, sent, pictures }: FirstAsked,
  handler: Implemented['handler'],
  write: ReturnType<typeof replyWriter>,
): Promise<FirstAnswer | undefined> {
  const about = {
    caller: nobody,
    now: inside.runtime.clock.now(),
    requestId: 'page',
    channel: '3',
    address: '',
    deviceId: undefined,
  }
  const input = z.parse(service.input, sent)
  const output = await carryOut(inside, about, { service, handler, input, upload: undefined })
  if (isRefused(output)) return undefined
  if (output instanceof Spelled) return { service: service.name, sent, reply: output.json, pictures: [] }
  const reply = JSON.stringify({ code: '0', msg: '', ...write(output) })
  return { service: service.name, sent, reply, pictures: pictures?.(output) ?? [] }
}
