import { nthOf } from '@nethos/contract/common/present.ts'

interface Waiting<Item, Answer> {
  item: Item
  resolve: (answer: Answer | PromiseLike<Answer>) => void
  reject: (error: unknown) => void
}

export interface GatherOptions<Item, Answer> {
  /** Of a batch; what is more waits for the next one. */
  most: number
  /** One answer for each, in the same order, or the promise of one. What it throws, each of them is answered with. */
  take: (items: readonly Item[]) => Promise<readonly (Answer | PromiseLike<Answer>)[]>
  /** Two of one key never go together: the second waits for the next batch. */
  keyOf?: (item: Item) => string
  /** After so long the next batch goes out although this one is still under way; left out: it waits. */
  patienceMs?: number
}

/**
 * Takes together what arrives at the same moment. One batch at a time: what arrives meanwhile makes the next one larger, and
 * so each of them cheaper.
 */
export function gather<Item, Answer>(options: GatherOptions<Item, Answer>): (item: Item) => Promise<Answer> {
  const { most, take, keyOf, patienceMs } = options
  let waiting: Waiting<Item, Answer>[] = []
  let isUnderWay = false
  let isScheduled = false

  function nextBatch(): Waiting<Item, Answer>[] {
    const keys = new Set<string>()
    const batch: Waiting<Item, Answer>[] = []
    const later: Waiting<Item, Answer>[] = []
    for (const one of waiting) {
      const key = keyOf?.(one.item)
      if (batch.length === most || (key !== undefined && keys.has(key))) later.push(one)
      else {
        batch.push(one)
        if (key !== undefined) keys.add(key)
      }
    }
    waiting = later
    return batch
  }

  async function answer(batch: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await take(batch.map(one => one.item))
      for (const [nth, one] of batch.entries()) one.resolve(nthOf(answers, nth))
    } catch (error) {
      for (const one of batch) one.reject(error)
    }
  }

  function pump(): void {
    if (isUnderWay || waiting.length === 0) return
    isUnderWay = true
    let isOver = false
    const next = () => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      isUnderWay = false
      pump()
    }
    const timer = patienceMs === undefined ? undefined : setTimeout(next, patienceMs)
    void answer(nextBatch()).then(next)
  }

  return item =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (isScheduled) return
      isScheduled = true
      setImmediate(() => {
        isScheduled = false
        pump()
      })
    })
}
