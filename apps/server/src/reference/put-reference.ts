import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { insertRows } from '../database/insert-rows.ts'
import type { Runtime } from '../runtime.ts'
import { departments } from './departments.ts'
import { dictionary } from './dictionary.ts'
import { homeEntries } from './home-entries.ts'
import { hubEntries } from './hub-entries.ts'
import { fixedTexts, textRows } from './fixed-texts.ts'

const keeps = { keeps: true } as const

/**
 * What every hospital begins with: the national list of departments, the words of forms, the standing texts and the ways
 * on the home page. At each start what is missing is put there; what the hospital has changed at its desks stays.
 */
export const putReference = ({ db, runtime }: { db: Database; runtime: Runtime }): Promise<void> =>
  db.transaction().execute(async trx => {
    // Two servers that start together stand in line.
    await sql`select pg_advisory_xact_lock(20261122, 297)`.execute(trx)
    const stored = await trx.selectFrom('department').select('gbDeptCode').execute()
    const known = new Set(stored.map(one => one.gbDeptCode))
    // Only what is missing: with the dictionary by which names are spelled a start would take 13 MB more.
    await insertRows(
      trx,
      'department',
      departments(code => !known.has(code)),
      keeps,
    )
    // A word that the hospital has taken out of a dictionary does not come back.
    const begun = await trx.selectFrom('dictionary').select('dicName').distinct().execute()
    const words = dictionary().filter(word => !begun.some(one => one.dicName === word.dicName))
    await insertRows(trx, 'dictionary', words, keeps)
    await insertRows(trx, 'contentText', textRows(fixedTexts, runtime.clock.now(), runtime.settings), keeps)
    if (!(await trx.selectFrom('homeEntry').select('entryId').limit(1).executeTakeFirst())) {
      await insertRows(trx, 'homeEntry', homeEntries)
      await insertRows(trx, 'homeEntry', hubEntries)
    }
  })
