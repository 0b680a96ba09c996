import type { Database } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import { saveMobileOf } from './report-mobile.table.ts'

/** doctor1 … doctor5 open their annual reports with 13900000001 … 13900000005. */
export async function loadDemoReportMobiles({ db, runtime }: { db: Database; runtime: Runtime }): Promise<void> {
  const now = runtime.clock.now()
  await db.transaction().execute(async trx => {
    if (await trx.selectFrom('reportMobile').select('docId').limit(1).executeTakeFirst()) return
    for (const nth of [1, 2, 3, 4, 5]) {
      const docId = `d000${nth}`
      const doctor = await trx.selectFrom('doctor').select('docId').where('docId', '=', docId).executeTakeFirst()
      if (doctor)
        await saveMobileOf({ db: trx, runtime, now }, { docId, mobile: `1390000000${nth}`, changedBy: 'demo' })
    }
  })
}
