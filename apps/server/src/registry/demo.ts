import type pg from 'pg'
import type { Database } from '../database/connect.ts'
import type { Runtime } from '../runtime.ts'

export interface DemoScope {
  db: Database
  runtime: Runtime
  pool: pg.Pool
}

/** Something that the sandbox's demo hospital begins with. Loaded again it changes nothing. */
export interface DemoPart {
  name: string
  /** The parts whose rows it builds upon, by name. */
  after?: readonly string[]
  /** Fetches its code when it is wanted: a server without a demo never loads it. */
  load: (scope: DemoScope) => Promise<void>
}

/** The parts in an order in which each comes after those that it builds upon; otherwise as listed. */
export function inOrder(parts: readonly DemoPart[]): DemoPart[] {
  const ordered: DemoPart[] = []
  const isDone = (name: string): boolean => ordered.some(part => part.name === name)
  let left = [...parts]
  while (left.length > 0) {
    const next = left.find(({ after }) => (after ?? []).every(isDone))
    if (!next) throw new Error(`the demo cannot be put in order: ${left.map(part => part.name).join(', ')}`)
    ordered.push(next)
    left = left.filter(part => part !== next)
  }
  return ordered
}
