import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import { demoPatient } from '../people/demo-patient.ts'
import { loadDemoWarnings } from './demo-warnings.ts'
import { aRenewal } from './renewal.samples.ts'

const day = 86_400_000
const hour = 3_600_000

/**
 * Renewals of the demo patient with doctor1: her husband's father's in use, one to be paid, one at the pharmacist's desk, one
 * for the doctor, one that waits for a second doctor, one refused, one used up. Loaded again, they stay as they are.
 */
export async function loadDemoRenewals({ db, runtime }: { db: Database; runtime: Runtime }): Promise<void> {
  const now = runtime.clock.now()
  await db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo renewals', 0))`.execute(trx)
    const self = await demoPatient(trx)
    if (!self) return
    const { accountId } = self
    const has = trx.selectFrom('renewal').select('consultId').where('accountId', '=', accountId).limit(1)
    if (await has.executeTakeFirst()) return
    const staffOf = async (login: string) =>
      (await trx.selectFrom('staff').select('staffId').where('login', '=', login).executeTakeFirstOrThrow()).staffId
    const people = new Map(
      (
        await trx
          .selectFrom('person')
          .select(['personId', 'name', 'gender'])
          .where('accountId', '=', accountId)
          .execute()
      ).map(one => [one.name, one]),
    )
    const drugIds = async (...names: string[]) =>
      (
        await trx
          .selectFrom('drug')
          .select(({ fn }) => fn.min<string>('drugId').as('drugId'))
          .where('drugName', 'in', names)
          .groupBy('drugName')
          .execute()
      ).map(one => one.drugId)
    const shared = {
      accountId,
      docId: 'd0001',
      doctorStaffId: await staffOf('doctor1'),
      pharmacistStaffId: await staffOf('pharmacist1'),
      now,
    }
    const ask = async (
      name: string,
      age: number,
      drugs: string[],
      given: Partial<Parameters<typeof aRenewal>[1]> & Pick<Parameters<typeof aRenewal>[1], 'status'>,
    ) => {
      const person = people.get(name)
      if (!person) return undefined
      const who = { personId: person.personId, personName: name, gender: person.gender ?? '', age }
      return aRenewal({ db: trx, runtime }, { ...shared, ...who, drugIds: await drugIds(...drugs), ...given })
    }
    await loadDemoWarnings(trx, { now, ask, staffOf })
    const pressure = ['苯磺酸氨氯地平片', '缬沙坦胶囊']
    await ask('王德福', 72, ['阿托伐他汀钙片', ...pressure], {
      status: 'finished',
      createdAt: now - 70 * day,
      diagnosis: '高血压3级；高脂血症',
      diagnoses: [
        { code: 'I10', name: '原发性高血压' },
        { code: 'E78.5', name: '高脂血症' },
      ],
      illnessName: '高血压、高血脂',
      creatinine: 118,
    })
    await ask('王德福', 72, ['盐酸二甲双胍片', '苯磺酸氨氯地平片'], {
      status: 'sent',
      wants: 'delivery',
      createdAt: now - 2 * day,
      diagnosis: '2型糖尿病；高血压',
      diagnoses: [
        { code: 'E11.9', name: '2型糖尿病' },
        { code: 'I10', name: '原发性高血压' },
      ],
      illnessName: '糖尿病、高血压',
      complaint: '血糖平稳，空腹6.8，需要续二甲双胍和降压药。',
    })
    await ask('王秀英', 38, ['左甲状腺素钠片'], {
      status: 'unpaid',
      createdAt: now - 5 * hour,
      diagnosis: '甲状腺功能减退',
      diagnoses: [{ code: 'E03.9', name: '甲状腺功能减退症' }],
      illnessName: '甲减',
      complaint: '甲功复查正常，优甲乐快吃完了，需要续药。',
      opinion: '维持原剂量，三个月后复查甲功。',
    })
    await ask('王秀英', 38, ['阿莫西林胶囊'], {
      status: 'refused',
      createdAt: now - 20 * day,
      illnessName: '咽痛',
      endReason: '您对青霉素过敏，不宜使用阿莫西林，请到门诊就诊。',
    })
  })
}
