import type { Db } from './connect.ts'
import { gather, type GatherOptions } from './gather.ts'

/** Gathers apart for each database that is asked: what is under way on one says nothing of another. */
export function gatherOn<Item, Answer>(
  optionsOf: (db: Db) => GatherOptions<Item, Answer>,
): (db: Db, item: Item) => Promise<Answer> {
  const gatherers = new WeakMap<Db, (item: Item) => Promise<Answer>>()
  return (db, item) => {
    let one = gatherers.get(db)
    if (!one) gatherers.set(db, (one = gather(optionsOf(db))))
    return one(item)
  }
}
