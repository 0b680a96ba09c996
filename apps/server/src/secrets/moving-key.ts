import { firstOf, nthOf, present } from '@nethos/contract/common/present.ts'
import type pg from 'pg'
import { chainedHash, lookupKeyId, LookupKeyMovesError, type LookupKey } from './lookup-key.ts'

/** Advisory locks of this class: a process that hashes holds its newest key's number shared, who changes the values holds 0. */
export const lookupLocks = 0x6c6f6f6b
export const lockNumberOf = (key: Buffer): number => Buffer.from(lookupKeyId(key), 'hex').readInt32BE()

/** This process has the wrong keys for this database: a sentence for the person who starts it. */
export class LookupKeyError extends Error {
  override name = 'LookupKeyError'
}

/** A line to the database that outlives its breaks: opened again by who needs it. */
export type OpenConnection = () => Promise<Pick<pg.Client, 'query' | 'end'>>

export interface MovingKey extends LookupKey {
  /** From now on it is as the database says. Rejects when these are not the database's keys. */
  follow(open: OpenConnection): Promise<void>
  stop(): Promise<void>
}

const everyMs = 1_000
const restEveryMs = 5_000
/** So long what was read last is believed; who changes the values waits longer before he begins. */
export const believedMs = 2_500

interface KeyState {
  steps: number
  moves: boolean
  ids: string[]
}

/** `chain`: the first key of this database, and those that came after it. */
export function movingKey(chain: readonly Buffer[]): MovingKey {
  const last = chain.length - 1
  let state: KeyState | undefined
  let readAt = 0
  let line: Awaited<ReturnType<OpenConnection>> | undefined
  let timer: NodeJS.Timeout | undefined
  let isOver = false

  async function listen(open: OpenConnection): Promise<void> {
    if (!line) {
      const opened = await open()
      await opened.query('select pg_advisory_lock_shared($1, $2)', [lookupLocks, lockNumberOf(nthOf(chain, last))])
      await opened.query('insert into lookup_key_step (step, key_id) values (0, $1) on conflict do nothing', [
        lookupKeyId(firstOf(chain)),
      ])
      line = opened
    }
    const asked = performance.now()
    state = firstOf((await line.query<KeyState>(howFar, [lookupLocks])).rows)
    readAt = asked
  }
  async function go(open: OpenConnection): Promise<void> {
    try {
      await listen(open)
    } catch {
      void line?.end().catch(() => undefined)
      line = undefined
    }
    if (!isOver) timer = setTimeout(() => void go(open), present(state).steps < last ? everyMs : restEveryMs).unref()
  }

  return {
    hash(data) {
      const steps = state?.steps ?? 0
      const isSure = steps === last || (state && !state.moves && performance.now() - readAt < believedMs)
      if (!isSure || steps > last) throw new LookupKeyMovesError()
      return chainedHash(chain, steps, data)
    },
    async follow(open) {
      await listen(open)
      const wrong = !areIn(chain, present(state).ids)
      if (wrong)
        throw new LookupKeyError(
          'The look-up values of this database were hashed by other keys than NETHOS_LOOKUP_KEYS_BEFORE and NETHOS_LOOKUP_KEY: give all of them, the oldest first (docs/operations/keys.md).',
        )
      timer = setTimeout(() => void go(open), everyMs).unref()
    },
    async stop() {
      isOver = true
      clearTimeout(timer)
      await line?.end().catch(() => undefined)
    },
  }
}

/** Whether these, by their ids, are the first keys of the chain. */
export const areIn = (chain: readonly Buffer[], ids: readonly string[]): boolean =>
  ids.every((id, at) => chain[at] !== undefined && lookupKeyId(nthOf(chain, at)) === id)

const howFar = `
  select coalesce(array_agg(key_id order by step), '{}') as ids, count(*)::int - 1 as steps, exists (
    select from pg_locks where locktype = 'advisory' and classid = $1::oid and objid = 0 and objsubid = 2 and granted
      and database = (select oid from pg_database where datname = current_database())
  ) as moves from lookup_key_step`
