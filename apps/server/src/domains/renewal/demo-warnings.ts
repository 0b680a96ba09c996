import type { Db } from '../../database/connect.ts'
import type { aRenewal } from './renewal.samples.ts'

const hour = 3_600_000

interface Scope {
  now: number
  staffOf: (login: string) => Promise<string>
  ask: (
    name: string,
    age: number,
    drugs: string[],
    given: Partial<Parameters<typeof aRenewal>[1]> & Pick<Parameters<typeof aRenewal>[1], 'status'>,
  ) => Promise<Awaited<ReturnType<typeof aRenewal>> | undefined>
}

/** A prescription of doctor3's against a stop that doctor1, who is on his department's duty list, may override; and what was stopped before. */
export async function loadDemoWarnings(db: Db, { now, staffOf, ask }: Scope): Promise<void> {
  const [writer, second] = [await staffOf('doctor3'), await staffOf('doctor1')]
  const { gbDeptCode } = await db
    .selectFrom('doctor')
    .select('gbDeptCode')
    .where('docId', '=', 'd0003')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('dutyMember')
    .values({ gbDeptCode, staffId: second, position: 9 })
    .onConflict(on => on.doNothing())
    .execute()
  const asked = await ask('王秀英', 38, ['枸橼酸他莫昔芬片', '盐酸帕罗西汀片'], {
    status: 'seconding',
    docId: 'd0003',
    doctorStaffId: writer,
    createdAt: now - 3 * hour,
    illnessName: '乳腺癌术后、焦虑',
    complaint: '术后一直服他莫昔芬，近期焦虑，帕罗西汀快用完了，想续两周。',
    diagnosis: '乳腺癌术后；焦虑状态',
    diagnoses: [
      { code: 'C50.9', name: '乳腺恶性肿瘤' },
      { code: 'F41.9', name: '焦虑障碍' },
    ],
    opinion: '帕罗西汀两周内减停，换用文拉法辛，期间继续他莫昔芬。',
    allergies: ['penicillins'],
    days: 14,
  })
  if (!asked?.prescriptionId) return
  const fields = { staffId: writer, knowledge: '示范医院用药知识库', source: '药品说明书' }
  const drugs = await db
    .selectFrom('drug')
    .select('drugId')
    .where('drugName', 'in', ['枸橼酸他莫昔芬片', '盐酸帕罗西汀片'])
    .execute()
  const drugIds = drugs.map(one => one.drugId)
  await db
    .insertInto('prescriptionWarning')
    .values({
      ...fields,
      prescriptionId: asked.prescriptionId,
      warningKey: 'demo|tamoxifen|paroxetine',
      kind: 'interaction',
      level: 'stop',
      isOverridable: true,
      drugIds,
      sentence: '枸橼酸他莫昔芬片与盐酸帕罗西汀片：他莫昔芬的活性代谢物减少、疗效下降，换用艾司西酞普兰、文拉法辛等',
      reason: '换药期间短期合用，两周内减停帕罗西汀',
      at: new Date(now - hour),
    })
    .execute()
  await db
    .insertInto('prescriptionStop')
    .values({
      ...fields,
      consultId: asked.consultId,
      kind: 'dose',
      drugIds,
      sentence: '盐酸帕罗西汀片：每日200mg，超过每日最大量60mg的两倍',
      at: new Date(now - hour - 600_000),
    })
    .execute()
}
