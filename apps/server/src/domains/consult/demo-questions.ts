import type { AskedMedicine } from '@nethos/contract/consult/consult.schemas.ts'
import type { Database, InTransaction } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import { demoPatient } from '../people/demo-patient.ts'
import type { SampleConsult } from './consult.samples.ts'
import { addDemoConsult } from './demo-consult.ts'

const hour = 3_600_000

/** Two questions of the demo patient's to the pharmacist pharmacist1: one that he has answered, one that waits. */
export async function loadDemoQuestions({ db, runtime }: { db: Database; runtime: Runtime }): Promise<void> {
  const now = runtime.clock.now()
  await db.transaction().execute(async trx => {
    const patient = await demoPatient(trx)
    const pharmacist = await trx.selectFrom('doctor').select('docId').where('docId', '=', 'p0001').executeTakeFirst()
    if (!patient || !pharmacist) return
    await trx.selectFrom('account').select('accountId').where('accountId', '=', patient.accountId).forUpdate().execute()
    const isThere = await trx
      .selectFrom('consult')
      .select('consultId')
      .where('accountId', '=', patient.accountId)
      .where('consultType', '=', 'DRUGPIC')
      .limit(1)
      .executeTakeFirst()
    if (isThere) return
    const asks = { trx, runtime, now, accountId: patient.accountId }
    await addDemoConsult(asks, '王秀英', answered(now), [
      {
        from: 'doctor',
        content: '漏服当天想起来就补，第二天才想起来的不用补，更不能一次吃两片。平时固定在早饭后吃，不容易忘。',
        at: now - 20 * hour,
      },
      { from: 'patient', content: '那葡萄柚还能吃吗？', at: now - 19 * hour },
      { from: 'doctor', content: '氨氯地平期间少吃葡萄柚和西柚汁，别的水果没有影响。', at: now - 18 * hour },
    ])
    const medicines = await medicinesOf(trx, ['阿司匹林肠溶片', '布洛芬缓释胶囊'])
    await addDemoConsult(
      asks,
      '王德福',
      waiting(now, [...medicines, { drugId: '', drugName: '银杏叶片', specification: '' }]),
      [],
    )
  })
}

/** One pack of each, as the hospital's list has it. */
async function medicinesOf(trx: InTransaction, names: readonly string[]): Promise<AskedMedicine[]> {
  const rows = await trx
    .selectFrom('drug')
    .select(['drugId', 'drugName', 'specification'])
    .where('drugName', 'in', names)
    .orderBy('drugId')
    .execute()
  return names.flatMap(name => rows.find(row => row.drugName === name) ?? [])
}

const toPharmacist = { docId: 'p0001', consultType: 'DRUGPIC', illnessName: '', illnessTime: '' } as const

const answered = (now: number): Partial<SampleConsult> => ({
  ...toPharmacist,
  createdAt: now - 22 * hour,
  firstReplyAt: now - 20 * hour,
  repliesLeft: 9,
  content: '降压药漏服了一次怎么办？要不要补两片？',
  question: { medicines: [{ drugId: '', drugName: '氨氯地平片', specification: '' }], allergyHistory: '' },
})

const waiting = (now: number, medicines: AskedMedicine[]): Partial<SampleConsult> => ({
  ...toPharmacist,
  createdAt: now - 2 * hour,
  isAnswered: false,
  content: '老人心脏装过支架，一直吃阿司匹林，这几天膝盖疼想吃布洛芬，能一起吃吗？银杏叶要不要停？',
  question: { medicines, allergyHistory: '青霉素皮试阳性' },
})
