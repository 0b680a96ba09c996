import type { Database } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import { demoPatient } from '../people/demo-patient.ts'
import type { SampleConsult, SampleMessage } from './consult.samples.ts'
import { addDemoConsult } from './demo-consult.ts'

const hour = 3_600_000
const day = 24 * hour

/** Consults of other kinds of the demo patient's family, paid for in another life: free of charge here, so that the books stay empty. */
export async function loadDemoKinds({ db, runtime }: { db: Database; runtime: Runtime }): Promise<void> {
  const now = runtime.clock.now()
  await db.transaction().execute(async trx => {
    const patient = await demoPatient(trx)
    const team = await trx.selectFrom('team').select('teamId').where('teamId', '=', 't01').executeTakeFirst()
    if (!patient || !team) return
    await trx.selectFrom('account').select('accountId').where('accountId', '=', patient.accountId).forUpdate().execute()
    const isThere = await trx
      .selectFrom('consult')
      .select('consultId')
      .where('accountId', '=', patient.accountId)
      .where('consultType', 'in', ['TEAMPIC', 'PERSONAL_TIME_PIC'])
      .limit(1)
      .executeTakeFirst()
    if (isThere) return
    const asks = { trx, runtime, now, accountId: patient.accountId }
    await addDemoConsult(asks, '王德福', teamSample(now), teamStream(now))
    await addDemoConsult(asks, '王秀英', personalSample(now), personalStream(now))
  })
}

/** A month with her own doctor, which ends in five days: it can be renewed. */
const personalSample = (now: number): Partial<SampleConsult> => ({
  docId: 'd0002',
  consultType: 'PERSONAL_TIME_PIC',
  status: 'going',
  createdAt: now - 25 * day,
  firstReplyAt: now - 25 * day + hour,
  servedUntil: now + 5 * day,
  service: { serviceId: 'd0002s2', serviceName: '私人医生·月', lengthOfTime: 1, lengthUnit: 'MONTH' },
  replyLimit: 5,
  repliesLeft: 5,
  illnessName: '甲状腺结节',
  illnessTime: '半年',
  content: '体检发现甲状腺结节，想请您这一个月帮我看着复查结果。',
})
const personalStream = (now: number): SampleMessage[] => [
  { from: 'doctor', content: '好的，请先把彩超报告拍清楚发给我。', at: now - 25 * day + hour },
  { from: 'patient', content: '报告写的是三类，1.2厘米。', at: now - 24 * day },
  { from: 'doctor', content: '三类多为良性，不用着急。下周抽血查甲功，结果出来发我。', at: now - 24 * day + hour },
]

/** A service of three months with the heart team, in its third week. */
const teamSample = (now: number): Partial<SampleConsult> => ({
  teamId: 't01',
  status: 'going',
  createdAt: now - 20 * day,
  firstReplyAt: now - 20 * day + 2 * hour,
  servedUntil: now + 70 * day,
  service: { serviceId: 't01s1', serviceName: '支架术后三个月随访包', lengthOfTime: 3, lengthUnit: 'MONTH' },
  replyLimit: 5,
  repliesLeft: 5,
  illnessName: '冠心病支架术后',
  illnessTime: '一个月内',
  content: '上月放了一个支架，出院后每天散步半小时，想请团队帮着看用药和运动量。',
})
const teamStream = (now: number): SampleMessage[] => [
  {
    from: 'doctor',
    content: '您好，请每天早晚各量一次血压和心率，连续一周发给我们；散步时以不气喘为度。',
    at: now - 20 * day + 2 * hour,
  },
  { from: 'patient', content: '早上 128/76，心率 68；晚上 132/80，心率 72。', at: now - 13 * day },
  { from: 'doctor', content: '控制得不错，药量不变。下周可以走四十分钟，途中歇一次。', at: now - 13 * day + hour },
]
