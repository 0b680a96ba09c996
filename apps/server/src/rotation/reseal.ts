import { firstOf } from '@nethos/contract/common/present.ts'
import type pg from 'pg'
import { SealBrokenError, type Sealer } from '../secrets/sealer.ts'
import { sealedPlaces, type SealedPlace } from './sealed-places.ts'

export interface Resealed {
  /** Sealed anew by this run. */
  done: number
  /** Still under an older key: somebody wrote them meanwhile with one. */
  old: number
  /** Open with none of the keys. */
  unreadable: number
}

/** Of the table's pages: a window is worked on in one statement. */
const pagesAtOnce = 64
const mostPasses = 10

/**
 * Seals every column anew with the newest key, in small steps while the servers work. What is done stands in the rows
 * themselves, whose first bytes name their key: whoever is stopped begins again, and passes over what is done.
 */
export async function resealColumns(
  client: Pick<pg.Client, 'query'>,
  sealer: Sealer,
  onStep: (done: number) => Promise<void> | void = () => undefined,
): Promise<Resealed> {
  const all: Resealed = { done: 0, old: 0, unreadable: 0 }
  for (const place of sealedPlaces) {
    for (let pass = 0; pass < mostPasses; pass++) {
      const { done, unreadable } = await onePass(client, sealer, place, async step => onStep((all.done += step)))
      if (done > 0) continue
      all.unreadable += unreadable
      break
    }
    all.old += await oldIn(client, sealer, place)
  }
  all.old -= all.unreadable
  return all
}

/** Version and name of the newest key, as every sealed value begins. */
const headOf = (sealer: Sealer): Buffer => sealer.sealBytes(Buffer.alloc(0), '').subarray(0, 5)

async function oldIn(
  client: Pick<pg.Client, 'query'>,
  sealer: Sealer,
  { table, column }: SealedPlace,
): Promise<number> {
  const { rows } = await client.query<{ old: number }>(
    `select count(*)::int as old from ${table} where substring(${column} from 1 for 5) <> $1`,
    [headOf(sealer)],
  )
  return firstOf(rows).old
}

async function onePass(
  client: Pick<pg.Client, 'query'>,
  sealer: Sealer,
  place: SealedPlace,
  onStep: (done: number) => Promise<void>,
): Promise<{ done: number; unreadable: number }> {
  const { rows } = await client.query<{ pages: number }>(
    `select (pg_relation_size($1::regclass) / current_setting('block_size')::int)::int as pages`,
    [place.table],
  )
  const counts = { done: 0, unreadable: 0 }
  for (let page = 0; page <= firstOf(rows).pages; page += pagesAtOnce) {
    const { done, unreadable } = await oneWindow(client, sealer, place, page)
    counts.done += done
    counts.unreadable += unreadable
    if (done > 0) await onStep(done)
  }
  return counts
}

interface OldRow {
  place: string
  sealed: Buffer
  name: string
}

async function oneWindow(client: Pick<pg.Client, 'query'>, sealer: Sealer, place: SealedPlace, page: number) {
  const { table, column, about } = place
  const { rows } = await client.query<OldRow>(
    `select ctid::text as place, ${column} as sealed, ${typeof about === 'string' ? "''" : 'name'} as name from ${table}
     where ctid >= $1::tid and ctid < $2::tid and substring(${column} from 1 for 5) <> $3`,
    [`(${page},0)`, `(${page + pagesAtOnce},0)`, headOf(sealer)],
  )
  const anew = rows.flatMap(row => {
    const to = resealed(sealer, row.sealed, typeof about === 'string' ? about : about(row.name))
    return to ? [{ ...row, to }] : []
  })
  if (anew.length === 0) return { done: 0, unreadable: rows.length }
  // A row that somebody has changed meanwhile is another version in another place: the next pass finds it.
  const { rowCount } = await client.query(
    `update ${table} as target set ${column} = anew.to_be
     from unnest($1::tid[], $2::bytea[], $3::bytea[]) as anew (place, was, to_be)
     where target.ctid = anew.place and target.${column} = anew.was`,
    [anew.map(row => row.place), anew.map(row => row.sealed), anew.map(row => row.to)],
  )
  return { done: rowCount ?? 0, unreadable: rows.length - anew.length }
}

export function resealed(sealer: Sealer, sealed: Buffer, about: string): Buffer | undefined {
  try {
    return sealer.sealBytes(sealer.openBytes(sealed, about), about)
  } catch (error) {
    if (error instanceof SealBrokenError) return undefined
    throw error
  }
}
