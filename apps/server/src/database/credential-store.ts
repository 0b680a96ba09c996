import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Clock } from '../ports/clock.ts'
import type { Credential, CredentialStore } from '../ports/shells.ts'
import type { Sealer } from '../secrets/sealer.ts'

/** Fetched anew so long before its end; until then those who do not fetch use the old one. */
const earlyMs = 5 * 60_000
/** Longer than a fetch may take. */
const fetchingMs = 15_000
const patienceMs = 12_000
const lookMs = 100

interface Row {
  value_sealed: Buffer | null
  good_until: Date | null
}

/** In the database, sealed: any number of processes share one, and the row says which of them fetches it. */
export function credentialStore(pool: pg.Pool, { clock, sealer }: { clock: Clock; sealer: Sealer }): CredentialStore {
  const about = (name: string) => `platform_credential.${name}`

  async function stored(name: string): Promise<{ value: string; goodForMs: number } | undefined> {
    const { rows } = await pool.query<Row>('select value_sealed, good_until from platform_credential where name = $1', [
      name,
    ])
    const { value_sealed: sealed, good_until: until } = rows[0] ?? {}
    if (!sealed || !until) return undefined
    return { value: sealer.openText(sealed, about(name)), goodForMs: until.getTime() - clock.now() }
  }

  /** True for the one who may fetch now. */
  async function claim(name: string): Promise<boolean> {
    const now = clock.now()
    const { rowCount } = await pool.query(
      `insert into platform_credential (name, fetching_until) values ($1, $2)
       on conflict (name) do update set fetching_until = excluded.fetching_until
       where platform_credential.fetching_until is null or platform_credential.fetching_until <= $3`,
      [name, new Date(now + fetchingMs), new Date(now)],
    )
    return rowCount === 1
  }

  async function fetched(name: string, fetch: () => Promise<Credential>): Promise<string> {
    try {
      const { value, goodForSeconds } = await fetch()
      await pool.query('update platform_credential set value_sealed = $2, good_until = $3 where name = $1', [
        name,
        sealer.sealText(value, about(name)),
        new Date(clock.now() + goodForSeconds * 1000),
      ])
      return value
    } finally {
      await pool.query('update platform_credential set fetching_until = null where name = $1', [name])
    }
  }

  return {
    async get(name, fetch) {
      for (const deadline = performance.now() + patienceMs; performance.now() < deadline; await wait(lookMs)) {
        const old = await stored(name)
        if (old && old.goodForMs > earlyMs) return old.value
        if (await claim(name)) {
          // Somebody else may have fetched it between the look and the claim.
          const newer = await stored(name)
          if (newer && newer.goodForMs > earlyMs) {
            await pool.query('update platform_credential set fetching_until = null where name = $1', [name])
            return newer.value
          }
          return fetched(name, fetch)
        }
        if (old && old.goodForMs > 0) return old.value
      }
      throw new Error(`nobody could fetch ${name}`)
    },
    async drop(name, value) {
      const old = await stored(name)
      if (old?.value === value)
        await pool.query('update platform_credential set good_until = $2 where name = $1', [name, new Date(0)])
    },
  }
}
