import type { Db } from '../../database/connect.ts'
import type { House } from '../../house.ts'
import { idCardOf } from './shown-person.ts'

/** A patient as the law has him named to the supervision platform: the only place where a number leaves whole. */
export async function reportedPerson({ db, house }: { db: Db; house: House }, personId: string) {
  const row = await db.selectFrom('person').selectAll().where('personId', '=', personId).executeTakeFirst()
  if (!row) return undefined
  return { name: row.name, idCard: idCardOf({ house }, row), gender: row.gender ?? '', birthOn: row.birthOn ?? '' }
}
