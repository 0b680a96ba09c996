import { sql } from 'kysely'
import type { Database, Db } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import { demoPatient } from '../people/demo-patient.ts'
import { answerBy } from './complaint/complaint.life.ts'

const day = 24 * 3_600_000

/** Two letters of the demo patient, one answered, one waiting, and a complaint. Loaded again, they stay as they are. */
export async function loadDemoFeedback({ db, runtime }: { db: Database; runtime: Runtime }): Promise<void> {
  const now = runtime.clock.now()
  await db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo feedback', 0))`.execute(trx)
    const patient = await demoPatient(trx)
    const staff = await trx.selectFrom('staff').select('staffId').where('login', '=', 'operator1').executeTakeFirst()
    if (!patient || !staff) return
    const saved = trx.selectFrom('feedback').select('feedbackId').where('accountId', '=', patient.accountId).limit(1)
    if (await saved.executeTakeFirst()) return
    const answeredAt = new Date(now - 5 * day)
    const { feedbackId } = await trx
      .insertInto('feedback')
      .values({
        accountId: patient.accountId,
        kind: 'suggestion',
        content: '长辈版的字够大了，希望医生的回复也能用语音念出来，老人看字吃力。',
        contact: '王秀英',
        state: 'answered',
        createdAt: new Date(now - 6 * day),
        answeredAt,
      })
      .returning('feedbackId')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('feedbackAnswer')
      .values({
        feedbackId,
        staffId: staff.staffId,
        content: '感谢您的建议，我们已经转给产品同事研究。您也可以在手机的辅助功能里打开「朗读屏幕」先用着。',
        answeredAt,
      })
      .execute()
    await trx
      .insertInto('feedback')
      .values({
        accountId: patient.accountId,
        kind: 'trouble',
        content: '上传化验单时有一张转了很久才成功，是图片太大吗？',
        createdAt: new Date(now - day),
      })
      .execute()
    await demoComplaint(trx, { accountId: patient.accountId, ownerId: staff.staffId, now })
  })
}

/** About her consult that has ended, and somebody works on it. */
async function demoComplaint(db: Db, { accountId, ownerId, now }: { accountId: string; ownerId: string; now: number }) {
  const consult = db.selectFrom('consult').select('consultId').where('accountId', '=', accountId)
  const ended = await consult.where('endedAt', 'is not', null).orderBy('createdAt').limit(1).executeTakeFirst()
  const createdAt = new Date(now - 2 * day)
  const { feedbackId } = await db
    .insertInto('feedback')
    .values({
      accountId,
      kind: 'complaint',
      content: '等了大半天才回复，回复也只有一句话，希望讲清楚一点。',
      createdAt,
    })
    .returning('feedbackId')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('complaintCase')
    .values({
      feedbackId,
      consultId: ended?.consultId ?? null,
      status: 'in_work',
      ownerId,
      openedAt: createdAt,
      answerBy: new Date(answerBy(createdAt.getTime())),
    })
    .execute()
  const line = { feedbackId, at: createdAt }
  await db
    .insertInto('complaintMove')
    .values([
      { ...line, toStatus: 'open', event: 'open', byWhom: 'patient', actorId: accountId },
      { ...line, fromStatus: 'open', toStatus: 'in_work', event: 'assign', byWhom: 'operator', actorId: ownerId },
    ])
    .execute()
}
