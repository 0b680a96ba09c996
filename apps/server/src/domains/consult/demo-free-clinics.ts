import type { Database } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import { showBadges } from './free-clinic.table.ts'

const day = 86_400_000

/** A free clinic and a fever clinic that are open. Loaded again, they stay as they are. */
export async function loadDemoFreeClinics({ db, runtime }: { db: Database; runtime: Runtime }): Promise<void> {
  const now = runtime.clock.now()
  const at = (days: number) => new Date(now + days * day)
  const common = { replyLimit: 3, priceCents: 0, badgeIsShown: true, createdAt: new Date(now) }
  await db.transaction().execute(async trx => {
    const inDemo = trx.selectFrom('doctor').select('docId').where('docType', '=', 'DOC').where('isActive', '=', true)
    const free = await inDemo.where('freeClinicIsOn', '=', true).orderBy('docId').limit(60).execute()
    if (free.length === 0) return
    const added = await trx
      .insertInto('freeClinic')
      .values([
        {
          ...common,
          freeClinicId: 'f01',
          title: '秋冬健康义诊',
          kind: 'general',
          notice: '请写清楚哪里不舒服、多久了、做过哪些检查，医生会在24小时内回复。急症请直接拨打120。',
          opensAt: at(-3),
          closesAt: at(14),
          dayQuota: 20,
        },
        {
          ...common,
          freeClinicId: 'f02',
          title: '发热门诊线上义诊',
          kind: 'fever',
          notice: '发热、咳嗽、咽痛可先在线咨询，减少交叉感染。',
          opensAt: at(-1),
          closesAt: at(60),
          dayQuota: 50,
        },
      ])
      .onConflict(on => on.doNothing())
      .returning('freeClinicId')
      .execute()
    if (added.length === 0) return
    const fever = await inDemo
      .where('deptName', 'in', ['呼吸内科', '儿童呼吸科', '感染科', '感染内科'])
      .orderBy('recommendPosition')
      .limit(12)
      .execute()
    await trx
      .insertInto('freeClinicAnswerer')
      .values([
        ...free.map(({ docId }, position) => ({ freeClinicId: 'f01', docId, position })),
        ...fever.map(({ docId }, position) => ({ freeClinicId: 'f02', docId, position })),
      ])
      .execute()
    await trx
      .insertInto('freeClinicAnswerer')
      .values(['t02', 't05'].map((teamId, position) => ({ freeClinicId: 'f01', teamId, position })))
      .execute()
    await showBadges({ db: trx })
  })
}
