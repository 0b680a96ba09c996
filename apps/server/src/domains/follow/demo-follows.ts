import type { Database, InTransaction } from '../../database/connect.ts'
import { inOneLine, type TalkType } from '@nethos/contract/follow/follow.kinds.ts'
import type { Runtime } from '../../runtime.ts'
import { demoPatient } from '../people/demo-patient.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

interface DemoMessage {
  by: 'patient' | 'doctor'
  /** How long ago (ms). */
  ago: number
  text: string
  msgType?: TalkType
  card?: { title: string; desc: string; link: string }
}

interface DemoFollow {
  docId: string
  followedAgo: number
  /** What the patient, and what the doctor, has not seen yet: of the newest messages. */
  unread?: { patient?: number; doctor?: number }
  talk: readonly DemoMessage[]
}

const follows: readonly DemoFollow[] = [
  {
    docId: 'd0001',
    followedAgo: 200 * day,
    unread: { patient: 2 },
    talk: [
      { by: 'patient', ago: 9 * day, text: '主任您好，我按您说的每天早晚量血压，记了一周。' },
      { by: 'patient', ago: 9 * day - 2 * minute, text: '早上大多 138/86，晚上 130/80 左右。' },
      { by: 'doctor', ago: 8.9 * day, text: '记得很好。这个数值可以，药先不变，继续观察两周。' },
      { by: 'patient', ago: 8.8 * day, text: '好的，谢谢主任。' },
      {
        by: 'doctor',
        ago: 3 * day,
        text: '家庭自测血压的正确方法',
        msgType: 'CARD_MESSAGE',
        card: {
          title: '家庭自测血压的正确方法',
          desc: '坐定五分钟再量，手臂与心脏同高，连量两次取平均。',
          link: '',
        },
      },
      { by: 'patient', ago: 2.9 * day, text: '看过了，原来我一直量得太急。' },
      { by: 'doctor', ago: 5 * hour, text: '最近降温，早上起床动作慢一点，按时吃药。' },
      { by: 'doctor', ago: 5 * hour - minute, text: '两周到了，方便的话把这几天的血压发给我看看。' },
    ],
  },
  {
    docId: 'd0002',
    followedAgo: 90 * day,
    unread: { doctor: 1 },
    talk: [
      { by: 'doctor', ago: 20 * day, text: '您好，孩子的复查结果出来了吗？' },
      { by: 'patient', ago: 19.8 * day, text: '出来了，都在正常范围。' },
      { by: 'doctor', ago: 19.7 * day, text: '那就好，三个月后再来复查一次。' },
      { by: 'patient', ago: 26 * hour, text: '主任，复查前一天可以正常吃饭吗？' },
    ],
  },
  {
    docId: 'd0003',
    followedAgo: 40 * day,
    talk: [
      { by: 'patient', ago: 12 * day, text: '您好，请问门诊是每周三上午吗？' },
      { by: 'doctor', ago: 11.9 * day, text: '是的，周三上午，请带上以前的检查资料。' },
    ],
  },
  { docId: 'd0005', followedAgo: 6 * day, talk: [] },
  { docId: 'd0008', followedAgo: 2 * day, talk: [] },
]

/** Whom the demo patient follows, and what was said; some of it is not read yet. Loaded again, it stays as it is. */
export async function loadDemoFollows({ db, runtime }: { db: Database; runtime: Runtime }): Promise<void> {
  const now = runtime.clock.now()
  await db.transaction().execute(async trx => {
    const patient = await demoPatient(trx)
    if (!patient) return
    for (const one of follows) await loadOne(trx, one, patient, now)
  })
}

async function loadOne(
  trx: InTransaction,
  { docId, followedAgo, talk, unread }: DemoFollow,
  { accountId, name }: { accountId: string; name: string },
  now: number,
): Promise<void> {
  const doctor = await trx.selectFrom('doctor').select('docName').where('docId', '=', docId).executeTakeFirst()
  if (!doctor) return
  const followed = await trx
    .insertInto('doctorFollow')
    .values({ accountId, docId, createdAt: new Date(now - followedAgo) })
    .onConflict(on => on.doNothing())
    .returning('followId')
    .executeTakeFirst()
  const last = talk.at(-1)
  if (!followed || !last) return
  const { followId } = followed
  for (const { by, ago, text, msgType = 'TEXT', card } of talk)
    await trx
      .insertInto('followMessage')
      .values({
        followId,
        msgType,
        content: card ? '' : text,
        card: card ? JSON.stringify(card) : null,
        talker: by === 'patient' ? 'PAT' : 'DOC',
        talkerId: by === 'patient' ? accountId : docId,
        talkerName: by === 'patient' ? name : doctor.docName,
        createdAt: new Date(now - ago),
      })
      .execute()
  await trx
    .insertInto('followTalk')
    .values({
      followId,
      accountId,
      docId,
      lastType: last.msgType ?? 'TEXT',
      lastText: inOneLine(last.msgType ?? 'TEXT', last.text),
      lastAt: new Date(now - last.ago),
      patientUnread: unread?.patient ?? 0,
      staffUnread: unread?.doctor ?? 0,
    })
    .execute()
}
