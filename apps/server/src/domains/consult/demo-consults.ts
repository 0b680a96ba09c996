import { sql } from 'kysely'
import { maskName } from '@nethos/contract/common/masking.ts'
import type { Database, InTransaction } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import { demoPatient } from '../people/demo-patient.ts'
import type { SampleConsult, SampleMessage } from './consult.samples.ts'
import { addDemoConsult } from './demo-consult.ts'

const hour = 3_600_000
const docId = 'd0001'

/**
 * Three consults of the demo patient with doctor1, free of charge: one going, one to be rated, one rated. The going one
 * is her husband's, so that she may ask the same doctor for herself. And one with another doctor that waits for its
 * payment, as long as such a one waits. Loaded again, they stay as they are.
 */
export async function loadDemoConsults({ db, runtime }: { db: Database; runtime: Runtime }): Promise<void> {
  const now = runtime.clock.now()
  await db.transaction().execute(async trx => {
    const patient = await demoPatient(trx)
    if (!patient) return
    await sql`select pg_advisory_xact_lock(hashtextextended('demo consults', 0))`.execute(trx)
    if (
      await trx
        .selectFrom('consult')
        .select('consultId')
        .where('accountId', '=', patient.accountId)
        .limit(1)
        .executeTakeFirst()
    )
      return
    const ask = (name: string, sample: Partial<SampleConsult>, messages: SampleMessage[]) =>
      addDemoConsult({ trx, runtime, now, accountId: patient.accountId }, name, { docId, ...sample }, messages)
    await ask('李建国', goingSample(now), goingStream(now))
    await ask('王德福', unreviewedSample(now), unreviewedStream(now))
    const rated = await ask('王秀英', finishedSample(now), finishedStream(now))
    await ask('王秀英', unpaidSample(now), [])
    await rate(trx, rated, patient.accountId, now - 8 * 24 * hour)
  })
}

async function rate(trx: InTransaction, consultId: string, accountId: string, at: number): Promise<void> {
  await trx
    .insertInto('review')
    .values({
      consultId,
      accountId,
      docId,
      moduleType: 'DOCPIC',
      score: 10,
      content: '耐心细致,回复及时,讲得很清楚，心里踏实多了',
      tags: ['耐心细致', '回复及时'],
      patientNameMasked: maskName('王秀英'),
      createdAt: new Date(at),
    })
    .execute()
  await trx
    .updateTable('doctor')
    .set({ scoreSum: sql`score_sum + 10`, scoreCount: sql`score_count + 1`, servedCount: sql`served_count + 2` })
    .where('docId', '=', docId)
    .execute()
}

const unpaidSample = (now: number): Partial<SampleConsult> => ({
  status: 'unpaid',
  docId: 'd0003',
  feeCents: 5_000,
  createdAt: now,
  illnessName: '乳腺结节',
  illnessTime: '半年',
  content: '体检B超写乳腺结节三类，没有不舒服，需要手术还是复查？',
})

const goingSample = (now: number): Partial<SampleConsult> => ({
  status: 'going',
  createdAt: now - 3 * hour,
  firstReplyAt: now - 2 * hour,
  repliesLeft: 9,
  illnessName: '血压偏高',
  illnessTime: '一个月内',
  content: '单位体检量血压 148/96，平时没有不舒服，父亲有高血压。需要吃药吗？',
})
const goingStream = (now: number): SampleMessage[] => [
  {
    from: 'system',
    content: '咨询已开始。医生将在24小时内回复；首次回复后48小时内可追问，48小时后咨询自动结束。',
    at: now - 3 * hour,
  },
  {
    from: 'doctor',
    content: '您好，一次偏高还不能确定是高血压。请在家早晚各量一次，连续量七天，记下来发给我。',
    at: now - 2 * hour,
  },
  { from: 'patient', content: '好的，家里有电子血压计，可以用吗？', at: now - 1.5 * hour },
  { from: 'doctor', content: '可以，用上臂式的。量之前先坐五分钟，手臂与心脏同高。', at: now - hour },
]

const unreviewedSample = (now: number): Partial<SampleConsult> => ({
  status: 'unreviewed',
  createdAt: now - 72 * hour,
  firstReplyAt: now - 70 * hour,
  endedAt: now - 22 * hour,
  repliesLeft: 0,
  illnessName: '高血压',
  illnessTime: '五年以上',
  content: '老人换季血压波动，早晨 155/90，下午正常，药要不要改到早上吃？',
})
const unreviewedStream = (now: number): SampleMessage[] => [
  { from: 'doctor', content: '可以先不加量，把长效药固定在早晨起床后吃，观察一周。', at: now - 70 * hour },
  { from: 'patient', content: '明白了，谢谢主任。', at: now - 69 * hour },
  { from: 'system', content: '首次回复已满48小时，咨询自动结束。', at: now - 22 * hour },
]

const finishedSample = (now: number): Partial<SampleConsult> => ({
  status: 'finished',
  createdAt: now - 10 * 24 * hour,
  firstReplyAt: now - 10 * 24 * hour + hour,
  endedAt: now - 8 * 24 * hour,
  repliesLeft: 0,
  illnessName: '心悸',
  illnessTime: '一周内',
  content: '最近偶尔心慌，几秒钟就好，需要做什么检查？',
})
const finishedStream = (now: number): SampleMessage[] => [
  { from: 'doctor', content: '建议先做一份心电图和甲状腺功能，平时少喝浓茶和咖啡。', at: now - 10 * 24 * hour + hour },
  { from: 'patient', content: '好的，周末去做，谢谢。', at: now - 10 * 24 * hour + 2 * hour },
  { from: 'doctor', content: '结果出来可以再来问我。', at: now - 10 * 24 * hour + 3 * hour },
]
