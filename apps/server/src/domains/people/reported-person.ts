import type { Db } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import { idCardOf, mobileOf } from './shown-person.ts'

/** A patient as the law has him named to the supervision platform. */
export async function reportedPerson({ db, runtime }: { db: Db; runtime: Runtime }, personId: string) {
  const row = await db.selectFrom('person').selectAll().where('personId', '=', personId).executeTakeFirst()
  if (!row) return undefined
  return { name: row.name, idCard: idCardOf({ runtime }, row), gender: row.gender ?? '', birthOn: row.birthOn ?? '' }
}

/** A patient as a hospital is told of him that he has asked to be booked at; undefined: he was removed. */
export async function personForHospital({ db, runtime }: { db: Db; runtime: Runtime }, personId: string) {
  const found = db.selectFrom('person').selectAll().where('personId', '=', personId).where('removedAt', 'is', null)
  const row = await found.executeTakeFirst()
  return row && { name: row.name, idCard: idCardOf({ runtime }, row), mobile: mobileOf({ runtime }, row) }
}
