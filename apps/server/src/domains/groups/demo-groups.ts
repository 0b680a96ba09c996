import { randomBytes } from 'node:crypto'
import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { applicationWaitDays } from '@nethos/contract/groups/groups.status.ts'
import type { Database, InTransaction } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import { demoPatient } from '../people/demo-patient.ts'
import {
  bowelQuestions,
  bowelTalk,
  demoMembers,
  diabetesQuestions,
  diabetesTalk,
  pressureQuestions,
  pressureTalk,
  type DemoLine,
} from './demo-talk.ts'
import { addMessage, type Mention } from './message.table.ts'

const day = 86_400_000

interface DemoGroup {
  groupId: string
  groupName: string
  intro: string
  announcement: string
  department: string
  /** Who can log in at the desk of the sandbox. */
  docId: string
  members: number
  talk: readonly DemoLine[]
  questions: readonly (readonly [string, string])[]
}

const diabetes: DemoGroup = {
  groupId: 'g0001',
  groupName: '糖尿病自我管理群',
  intro: '和病友一起学习控糖：吃饭、运动、测血糖、用药。群医生每个工作日晚上答疑，用药调整请到门诊。',
  announcement:
    '本周四晚7点，群医生在线讲“冬季控糖怎么吃”。群里的交流不能代替就诊，出现低血糖昏迷、胸痛等紧急情况请立即拨打120。',
  department: '内分泌',
  docId: 'd0001',
  members: 24,
  talk: diabetesTalk,
  questions: diabetesQuestions,
}
const bowel: DemoGroup = {
  groupId: 'g0002',
  groupName: '炎症性肠病病友群',
  intro: '溃疡性结肠炎和克罗恩病的朋友在这里交流饮食、用药和复查经验，消化内科医生定期答疑。',
  announcement: '',
  department: '消化',
  docId: 'd0002',
  members: 12,
  talk: bowelTalk,
  questions: bowelQuestions,
}

const pressure: DemoGroup = {
  groupId: 'g0003',
  groupName: '高血压家庭管理群',
  intro: '一起学会在家量血压、记血压、少吃盐，心血管内科医生每周答疑一次。',
  announcement: '',
  department: '心血管',
  docId: 'd0003',
  members: 8,
  talk: pressureTalk,
  questions: pressureQuestions,
}

/** Three groups with their members, doctors, talks and questions: the demo's own patient is in the first and has applied to the second. */
export async function loadDemoGroups({ db, runtime }: { db: Database; runtime: Runtime }): Promise<void> {
  const now = runtime.clock.now()
  await db.transaction().execute(async trx => {
    const own = await demoPatient(trx)
    // Of two processes that load it one waits, and finds it loaded.
    if (own)
      await trx.selectFrom('account').select('accountId').where('accountId', '=', own.accountId).forUpdate().execute()
    const known = await trx.selectFrom('patientGroup').select('groupId').limit(1).executeTakeFirst()
    if (!own || known) return
    const people = await addPeople(trx, runtime, now)
    const father = await trx
      .selectFrom('person')
      .select('personId')
      .where('accountId', '=', own.accountId)
      .where('name', '=', '王德福')
      .executeTakeFirst()
    const self = await trx
      .selectFrom('person')
      .select('personId')
      .where('accountId', '=', own.accountId)
      .where('isSelf', '=', true)
      .executeTakeFirstOrThrow()
    const ownMember = { accountId: own.accountId, personId: (father ?? self).personId, nickname: '德福女儿' }
    await addGroup(trx, diabetes, [...people.slice(0, diabetes.members), ownMember], own.accountId, now)
    const bowelId = await addGroup(trx, bowel, people.slice(0, bowel.members), own.accountId, now)
    await addGroup(trx, pressure, people.slice(0, pressure.members), own.accountId, now)
    const waitsUntil = new Date(now + (applicationWaitDays - 1) * day)
    const application = await trx
      .insertInto('groupApplication')
      .values({
        groupId: bowelId,
        accountId: own.accountId,
        personId: self.personId,
        nickname: '秀秀',
        reason: '去年确诊溃疡性结肠炎，想和大家交流饮食，也想听听医生讲复查。',
        status: 'applied',
        waitsUntil,
        dueAt: waitsUntil,
        createdAt: new Date(now - day),
      })
      .returning('applicationId')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('groupApplicationMove')
      .values({
        ...application,
        fromStatus: null,
        toStatus: 'applied',
        event: 'apply',
        byWhom: 'patient',
        actorId: own.accountId,
        at: new Date(now - day),
      })
      .execute()
  })
}

interface DemoMember {
  accountId: string
  personId: string
  nickname: string
}

/** Accounts that nobody can log in to, each with a person. */
async function addPeople(trx: InTransaction, runtime: Runtime, now: number): Promise<DemoMember[]> {
  const people: DemoMember[] = []
  const createdAt = new Date(now - 60 * day)
  for (const [nickname, name, gender, birthOn] of demoMembers) {
    const { accountId } = await trx
      .insertInto('account')
      .values({ mobileHash: randomBytes(32), mobileSealed: runtime.sealer.sealText('', 'account.mobile'), createdAt })
      .returning('accountId')
      .executeTakeFirstOrThrow()
    const { personId } = await trx
      .insertInto('person')
      .values({ accountId, name, gender, birthOn, relationship: 'self', isSelf: true, createdAt })
      .returning('personId')
      .executeTakeFirstOrThrow()
    people.push({ accountId, personId, nickname })
  }
  return people
}

async function addGroup(
  trx: InTransaction,
  group: DemoGroup,
  people: readonly DemoMember[],
  ownAccountId: string,
  now: number,
): Promise<string> {
  const { groupId, groupName, intro, announcement } = group
  await trx
    .insertInto('patientGroup')
    .values({
      groupId,
      groupName,
      intro,
      announcement,
      announcedAt: announcement === '' ? null : new Date(now - 2 * day),
      memberLimit: 500,
      createdAt: new Date(now - 50 * day),
    })
    .execute()
  const doctors = await doctorsFor(trx, group)
  await trx
    .insertInto('groupDoctor')
    .values(doctors.map(({ docId }, position) => ({ groupId, docId, position })))
    .execute()
  const members = await trx
    .insertInto('groupMember')
    .values(people.map((one, at) => ({ ...one, groupId, status: 'joined', joinedAt: new Date(now - (40 - at) * day) })))
    .returning(['memberId', 'accountId', 'nickname', 'joinedAt'])
    .execute()
  await trx
    .insertInto('groupMemberMove')
    .values(
      members.map(one => ({
        memberId: one.memberId,
        fromStatus: null,
        toStatus: 'joined',
        event: 'approve',
        byWhom: 'doctor',
        actorId: 'system',
        at: one.joinedAt,
      })),
    )
    .execute()
  await trx
    .insertInto('groupQuestion')
    .values(group.questions.map(([question, answer], position) => ({ groupId, question, answer, position })))
    .execute()
  const own = members.find(one => one.accountId === ownAccountId)
  const speakers = { members, doctors, own }
  for (const line of group.talk) await addLine(trx, groupId, line, speakers, now)
  if (own) await markRead(trx, groupId, own.memberId)
  return groupId
}

interface Speakers {
  members: readonly { memberId: string; nickname: string }[]
  doctors: readonly { docId: string; docName: string; docTitle: string }[]
  own: { memberId: string; nickname: string } | undefined
}

async function addLine(
  trx: InTransaction,
  groupId: string,
  { by, ago, text, calls }: DemoLine,
  { members, doctors, own }: Speakers,
  now: number,
): Promise<void> {
  const doctor = typeof by === 'object' ? doctors[by.doctor % doctors.length] : undefined
  const member = by === 'own' ? own : typeof by === 'number' ? members[by] : undefined
  const speaker = doctor
    ? { speaker: 'doctor' as const, speakerId: doctor.docId, speakerName: doctor.docName }
    : member && { speaker: 'member' as const, speakerId: member.memberId, speakerName: member.nickname }
  if (!speaker) return
  const called: Mention | undefined =
    calls === -1 && doctors[0]
      ? { id: doctors[0].docId, name: doctors[0].docName }
      : calls === -2 && own
        ? { id: own.memberId, name: own.nickname }
        : undefined
  const { row } = await addMessage({ db: trx, now: now - ago }, groupId, {
    msgType: 'TEXT',
    content: called ? `@${called.name} ${text}` : text,
    ...speaker,
    mentions: called ? [called] : [],
  })
  if (called && called.id === own?.memberId)
    await trx.updateTable('groupMember').set({ mentionedSeq: row.seq }).where('memberId', '=', called.id).execute()
  if (doctor && text.includes('来门诊') && doctors[0])
    await addMessage({ db: trx, now: now - ago + 60_000 }, groupId, {
      msgType: 'CARD',
      content: '',
      card: {
        title: `${doctors[0].docName} ${doctors[0].docTitle}`,
        desc: '查看医生主页和出诊时间',
        link: doctorPages.doctors.to({ docId: doctors[0].docId }),
      },
      ...speaker,
    })
}

/** All but the last three lines were read. */
async function markRead(trx: InTransaction, groupId: string, memberId: string): Promise<void> {
  const { lastSeq } = await trx
    .selectFrom('patientGroup')
    .select('lastSeq')
    .where('groupId', '=', groupId)
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('groupMember')
    .set({ readSeq: lastSeq - 3 })
    .where('memberId', '=', memberId)
    .execute()
}

/** The one who can be logged in as, and one of the department. */
async function doctorsFor(trx: InTransaction, { department, docId }: DemoGroup) {
  const of = () => trx.selectFrom('doctor').select(['doctor.docId', 'docName', 'docTitle']).where('isActive', '=', true)
  const specialist = await of()
    .innerJoin('department', 'department.gbDeptCode', 'doctor.gbDeptCode')
    .where('gbDeptName', 'like', `%${department}%`)
    .where('doctor.docId', '<>', docId)
    .where('docType', '=', 'DOC')
    .orderBy('doctor.docId')
    .limit(1)
    .execute()
  const known = await of().where('doctor.docId', '=', docId).execute()
  return [...specialist, ...known]
}
