import { sql } from 'kysely'
import { wholeFrom, type RecordingState } from '@nethos/contract/consult/video/recording.rules.ts'
import type { RecordedMeeting, RecordingFacts } from '@nethos/contract/consult/video/recording.services.ts'
import type { Ctx } from '../../../calls/handler.ts'
import { doctorDeptName } from '../../../database/dept-name.ts'

type On = Pick<Ctx, 'db'>

const metSeconds = sql<number>`room.video_seconds + room.audio_seconds`
const recordedSeconds = sql.ref<number>('recorded.seconds')
const recordingState = sql<RecordingState>`case when ${recordedSeconds} = 0 then 'none'
  when ${recordedSeconds} < (${metSeconds}) * ${wholeFrom}::float8 then 'part' else 'whole' end`

/** Of the side of which there is less: what only one side says is half a meeting. */
const recorded = sql<{ seconds: number }>`(
  select coalesce(case when count(*) = 2 then min(of_side.seconds) end, 0)::int as seconds from (
    select sum(part.milliseconds) / 1000 as seconds
    from video_recording take join video_recording_part part using (take_id, side)
    where take.consult_id = room.consult_id group by take.side
  ) of_side)`.as<'recorded'>(sql.ref('recorded'))

/** Meetings of which there was sound at all. */
const meetings = ({ db }: On) =>
  db
    .selectFrom('videoRoom as room')
    .innerJoin('consult', 'consult.consultId', 'room.consultId')
    .innerJoin('doctor', 'doctor.docId', 'consult.docId')
    .innerJoin('department', 'department.gbDeptCode', 'doctor.gbDeptCode')
    .innerJoinLateral(recorded, join => join.onTrue())
    .select([
      'room.consultId',
      'room.beginsAt',
      'room.recordingAgreedAt',
      'consult.accountId',
      'consult.personId',
      'doctor.docName',
    ])
    .select(doctorDeptName.as('docDeptName'))
    .select([metSeconds.as('metSeconds'), recordedSeconds.as('recordedSeconds'), recordingState.as('recordingState')])
    .where(metSeconds, '>', 0)

type MeetingRow = Awaited<ReturnType<ReturnType<typeof meetings>['execute']>>[number]

export const findMeeting = (on: On, consultId: string): Promise<MeetingRow | undefined> =>
  meetings(on).where('room.consultId', '=', consultId).executeTakeFirst()

interface MeetingFilter {
  docName: string
  recordingState: RecordingState | ''
  offset: number
  limit: number
}

export const listMeetings = (
  on: On,
  { docName, recordingState: state, offset, limit }: MeetingFilter,
): Promise<MeetingRow[]> =>
  meetings(on)
    .$if(docName !== '', query => query.where(sql<boolean>`position(${docName} in doctor.doc_name) > 0`))
    .$if(state !== '', query => query.where(recordingState, '=', state as RecordingState))
    .orderBy('room.beginsAt', 'desc')
    .orderBy('room.consultId', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()

export const shownMeeting = (row: MeetingRow): RecordedMeeting => ({
  consultId: row.consultId,
  docName: row.docName,
  docDeptName: row.docDeptName,
  beginsAt: row.beginsAt.getTime(),
  metSeconds: row.metSeconds,
  recordedSeconds: row.recordedSeconds,
  recordingState: row.recordingState,
  agreedAt: row.recordingAgreedAt?.getTime() ?? null,
})

export async function addOpening(
  { db, now }: Ctx,
  opening: { consultId: string; staffId: string; reason: string },
): Promise<string> {
  const { accessId } = await db
    .insertInto('videoRecordingAccess')
    .values({ ...opening, openedAt: new Date(now) })
    .returning('accessId')
    .executeTakeFirstOrThrow()
  return accessId
}

/** The caller's own. */
export const findOpening = ({ db, caller }: Ctx, accessId: string) =>
  db
    .selectFrom('videoRecordingAccess')
    .select(['consultId', 'openedAt'])
    .where('accessId', '=', accessId)
    .where('staffId', '=', caller.kind === 'staff' ? caller.staffId : '')
    .executeTakeFirst()

export async function openingsOf({ db }: On, consultId: string): Promise<RecordingFacts['openings']> {
  const rows = await db
    .selectFrom('videoRecordingAccess as one')
    .innerJoin('staff', 'staff.staffId', 'one.staffId')
    .select(['staff.name as staffName', 'one.reason', 'one.openedAt'])
    .where('one.consultId', '=', consultId)
    .orderBy('one.openedAt', 'desc')
    .limit(100)
    .execute()
  return rows.map(({ staffName, reason, openedAt }) => ({ staffName, reason, openedAt: openedAt.getTime() }))
}
