import { addDays, dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { textReplies } from '@nethos/contract/consult/video/video.rules.ts'
import type { Database, InTransaction } from '../../../database/connect.ts'
import type { Runtime } from '../../../runtime.ts'
import { demoPatient } from '../../people/demo-patient.ts'
import { addDemoConsult, type DemoAsker } from '../demo-consult.ts'
import { notices } from '../consult.notices.ts'

const minute = 60_000
const docId = 'd0001'
/** Hours of a doctor's four days, by turns, so that not all have the same. */
const hours = [
  [9, 10, 14],
  [8.5, 15, 19],
  [10, 15.5, 20],
]

/** Times of the coming days for everybody who sells video, and a meeting of the demo patient's that begins soon. Loaded again, they stay as they are. */
export async function loadDemoVideo({ db, runtime }: { db: Database; runtime: Runtime }): Promise<void> {
  const now = runtime.clock.now()
  await db.transaction().execute(async trx => {
    const there = await trx.selectFrom('videoTime').select('timeId').limit(1).forUpdate().executeTakeFirst()
    if (there) return
    const patient = await demoPatient(trx)
    if (!patient) return
    await publish(trx, now)
    await meetSoon({ trx, runtime, now, accountId: patient.accountId })
  })
}

async function publish(trx: InTransaction, now: number): Promise<void> {
  const doctors = await trx
    .selectFrom('doctorOffer')
    .select('docId')
    .distinct()
    .where('consultType', 'in', ['VIDEO', 'DOCVIDEO'])
    .where('isOpen', '=', true)
    .orderBy('docId')
    .execute()
  const rows = doctors.flatMap((doctor, turn) =>
    [1, 2, 4, 6].flatMap(day =>
      hours[(turn + day) % hours.length]!.flatMap(hour =>
        [0, 15, 30].map(after => {
          const begin = startOfDay(addDays(dayOf(now), day)) + (hour * 60 + after) * minute
          return {
            docId: doctor.docId,
            beginsAt: new Date(begin),
            endsAt: new Date(begin + 15 * minute),
            createdAt: new Date(now),
          }
        }),
      ),
    ),
  )
  for (let from = 0; from < rows.length; from += 2_000)
    await trx
      .insertInto('videoTime')
      .values(rows.slice(from, from + 2_000))
      .execute()
}

async function meetSoon(asker: DemoAsker): Promise<void> {
  const { trx, now } = asker
  const [beginsAt, endsAt] = [new Date(now + 10 * minute), new Date(now + 30 * minute)]
  const meeting = {
    docId,
    consultType: 'VIDEO',
    status: 'going',
    isAnswered: false,
    replyLimit: textReplies,
    createdAt: now,
    startedAt: now,
    servedUntil: endsAt.getTime(),
    illnessName: '高血压',
    illnessTime: '五年以上',
    content: '老人走路时气短，想请主任看看腿肿得厉不厉害，药怎么调。',
  } as const
  const consultId = await addDemoConsult(asker, '王德福', meeting, [
    {
      from: 'system',
      content: notices.booked({ feeCents: 0, servedUntil: endsAt.getTime() }, asker.runtime.settings.isVideoRecorded),
      at: now,
    },
  ])
  await trx
    .insertInto('videoTime')
    .values({ docId, beginsAt, endsAt, consultId, createdAt: new Date(now) })
    .execute()
  await trx.insertInto('videoRoom').values({ consultId, beginsAt, endsAt, textCents: 0 }).execute()
}
