import { sql } from 'kysely'
import { grantScopeKeys } from '@nethos/contract/grants/grants.rules.ts'
import { theSystem } from '../../calls/caller.ts'
import type { Database } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import { beginGrant, transitionGrant } from './grant.lifecycle.ts'
import { newKey } from './grant.table.ts'

const day = 86_400_000
const fathersMobile = '13900000011'

/** A month ago the demo patient's father has let her do everything for him, for a year. Loaded again, it stays as it is. */
export async function loadDemoGrants({ db, runtime }: { db: Database; runtime: Runtime }): Promise<void> {
  const now = runtime.clock.now() - 30 * day
  await db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo grants', 0))`.execute(trx)
    const father = await trx
      .selectFrom('person')
      .innerJoin('person as self', on =>
        on.onRef('self.accountId', '=', 'person.accountId').on('self.isSelf', '=', true),
      )
      .select(['person.personId', 'person.accountId', 'person.idCardHash'])
      .where('self.name', '=', '王秀英')
      .where('self.isRealname', '=', true)
      .where('person.name', '=', '王德福')
      .where('person.accountId', 'is not', null)
      .orderBy('person.createdAt')
      .executeTakeFirst()
    if (!father?.accountId) return
    const given = trx.selectFrom('personGrant').select('grantId').where('personId', '=', father.personId).limit(1)
    if (await given.executeTakeFirst()) return
    const asked = await beginGrant(
      { db: trx, runtime, now, caller: theSystem },
      {
        accountId: father.accountId,
        personId: father.personId,
        idCardHash: father.idCardHash,
        mobile: fathersMobile,
        keyHash: newKey().keyHash,
        scopes: grantScopeKeys,
        days: 365,
      },
    )
    const endsAt = now + 365 * day
    await transitionGrant({ db: trx, now, caller: theSystem }, asked, 'give', 'person', {
      scopes: grantScopeKeys,
      endsAt,
    })
  })
}
