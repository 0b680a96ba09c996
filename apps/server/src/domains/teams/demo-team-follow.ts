import type { Database } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import { demoPatient } from '../people/demo-patient.ts'

const day = 86_400_000

/** The demo patient follows the first team. Loaded again, it stays as it is. */
export async function loadDemoTeamFollow({ db, runtime }: { db: Database; runtime: Runtime }): Promise<void> {
  const patient = await demoPatient(db)
  const team = await db.selectFrom('team').select('teamId').where('teamId', '=', 't01').executeTakeFirst()
  if (!patient?.accountId || !team) return
  await db
    .insertInto('teamFollow')
    .values({ accountId: patient.accountId, ...team, createdAt: new Date(runtime.clock.now() - 60 * day) })
    .onConflict(on => on.doNothing())
    .execute()
}
