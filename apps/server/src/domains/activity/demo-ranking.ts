import { createHash } from 'node:crypto'
import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import type { Database } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import { demoPatient } from '../people/demo-patient.ts'

const dayMs = 86_400_000
const doctors = 24
const daysSoFar = 12
const ownVoter = 'demo patient'
const atOnce = 1_000

/** A ranking that has run for some days, each like a row: of people who liked before, and two of the demo patient's. */
export async function loadDemoRanking({ db, runtime }: { db: Database; runtime: Runtime }): Promise<void> {
  const now = runtime.clock.now()
  const today = dayOf(now)
  await db.transaction().execute(async trx => {
    const added = await trx
      .insertInto('ranking')
      .values({
        rankingId: 'rank-winter',
        title: '冬季暖心医生人气榜',
        rulesText:
          '每人每天可为5位医生点赞，每位医生每天一次。\n按实名账号计票，完成实名认证后您的点赞自动计入。\n多个账号只按一人计算，刷票会被剔除。',
        startsAt: new Date(startOfDay(addDays(today, -daysSoFar))),
        endsAt: new Date(startOfDay(addDays(today, 30))),
        createdBy: 'demo',
        createdAt: new Date(now - (daysSoFar + 2) * dayMs),
      })
      .onConflict(on => on.doNothing())
      .returning('rankingId')
      .executeTakeFirst()
    if (!added) return
    const ranked = await trx
      .selectFrom('doctor')
      .select('docId')
      .where('isActive', '=', true)
      .where('docType', '=', 'DOC')
      .orderBy('recommendPosition')
      .orderBy('docId')
      .limit(doctors)
      .execute()
    const docIds = ranked.map(one => one.docId)
    await trx
      .insertInto('rankingEntry')
      .values(docIds.map(docId => ({ rankingId: 'rank-winter', docId })))
      .execute()
    const owner = await demoPatient(trx)
    const before = docIds.flatMap((docId, at) => likesOf(docId, at, today))
    const own = docIds.slice(0, 2).map(docId => ({ docId, day: addDays(today, -1), voter: ownVoter }))
    const rows = [...before, ...(owner ? own : [])].map(({ docId, day, voter }) => ({
      rankingId: 'rank-winter',
      docId,
      accountId: voter === ownVoter ? owner!.accountId : null,
      realPerson: createHash('sha256').update(`demo voter ${voter}`).digest(),
      day,
      likedAt: new Date(startOfDay(day) + 9 * 3_600_000),
    }))
    for (let at = 0; at < rows.length; at += atOnce)
      await trx
        .insertInto('rankingLike')
        .values(rows.slice(at, at + atOnce))
        .execute()
  })
}

/** Fewer from doctor to doctor, each voter once a day. */
function likesOf(docId: string, at: number, today: string): { docId: string; day: string; voter: string }[] {
  const aDay = Math.max(1, 14 - Math.floor(at * 0.6))
  return Array.from({ length: daysSoFar }, (_, back) => back + 1).flatMap(back =>
    Array.from({ length: Math.max(1, aDay - ((back * 7 + at * 3) % 4)) }, (_voter, voter) => ({
      docId,
      day: addDays(today, -back),
      voter: `${docId} ${voter}`,
    })),
  )
}
