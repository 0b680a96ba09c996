import type { Database } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'

const day = 86_400_000

const files = {
  王秀英: {
    pastHistory: '妊娠期糖尿病，产后恢复正常',
    familyHistory: '父亲高血压、2型糖尿病',
    allergyHistory: '2019年注射青霉素后全身起皮疹',
    allergyClasses: ['penicillins'],
    surgeryHistory: '2022年剖宫产',
    marriageHistory: '已婚，育有一女',
  },
  王德福: {
    presentingComplaint: '偶有头晕，早晨血压偏高',
    pastHistory: '高血压十二年，2型糖尿病六年，长期服药',
    familyHistory: '母亲脑卒中',
    allergyHistory: '磺胺类药物过敏；吃虾后起疹子',
    allergyClasses: ['sulfonamides'],
    traumaHistory: '2015年右腕骨折，已愈合',
  },
} as const

const treatments = [
  ['王秀英', 40, '年度体检：空腹血糖5.6，甲状腺结节2级，医生建议一年后复查。'],
  ['王秀英', 210, '急性支气管炎，门诊治疗一周，咳嗽消失。'],
  ['王德福', 12, '心内科复诊：血压150/90，氨氯地平改为每天一片，四周后复查。'],
  ['王德福', 95, '内分泌科：糖化血红蛋白7.1%，二甲双胍剂量不变，控制主食。'],
] as const

/** What the demo family tells of its health. Loaded again, it stays as it is. */
export async function loadDemoRecords({ db, runtime }: { db: Database; runtime: Runtime }): Promise<void> {
  const now = runtime.clock.now()
  const self = db.selectFrom('person').select('accountId').where('isSelf', '=', true).where('name', '=', '王秀英')
  const family = await db
    .selectFrom('person')
    .select(['personId', 'accountId', 'name'])
    .where('accountId', 'in', self.where('isRealname', '=', true))
    .execute()
  await db.transaction().execute(async trx => {
    for (const { personId, accountId, name } of family) {
      const file = files[name as keyof typeof files]
      if (!file) continue
      const { numInsertedOrUpdatedRows: added } = await trx
        .insertInto('healthFile')
        .values({ ...file, personId, allergyClasses: [...file.allergyClasses], changedAt: new Date(now) })
        .onConflict(on => on.doNothing())
        .executeTakeFirstOrThrow()
      if (!added) continue
      for (const [whose, daysAgo, content] of treatments) {
        if (whose !== name) continue
        const at = new Date(now - daysAgo * day)
        const row = { personId, accountId, content, treatedAt: at, creatorName: '王秀英', createdAt: at }
        await trx.insertInto('treatment').values(row).execute()
      }
    }
  })
}
