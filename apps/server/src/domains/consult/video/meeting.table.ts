import { sql } from 'kysely'
import { recordingStateOf, wholeFrom, type RecordingState } from '@nethos/contract/consult/video/recording.rules.ts'
import type { RecordedMeeting, RecordingFacts } from '@nethos/contract/consult/video/recording.services.ts'
import type { Ctx } from '../../../calls/handler.ts'

type On = Pick<Ctx, 'db'>

/** Of the side of which there is less: what only one side says is half a meeting. */
const recordedSeconds = sql<number>`coalesce((
  select case when count(*) < 2 then 0 else min(of_side.seconds) end from (
    select sum(part.milliseconds) / 1000 as seconds
    from video_recording take join video_recording_part part using (take_id, side)
    where take.consult_id = room.consult_id group by take.side
  ) of_side
), 0)::int`
const metSeconds = sql<number>`room.video_seconds + room.audio_seconds`

/** Meetings of which there was sound at all. */
const meetings = ({ db }: On) =>
  db
    .selectFrom('videoRoom as room')
    .innerJoin('consult', 'consult.consultId', 'room.consultId')
    .innerJoin('doctor', 'doctor.docId', 'consult.docId')
    .leftJoin('department', 'department.gbDeptCode', 'doctor.gbDeptCode')
    .select([
      'room.consultId',
      'room.beginsAt',
      'room.recordingAgreedAt',
      'consult.accountId',
      'consult.personId',
      'doctor.docName',
    ])
    .select(sql<string>`coalesce(nullif(doctor.dept_name, ''), department.gb_dept_name, '')`.as('docDeptName'))
    .select([metSeconds.as('metSeconds'), recordedSeconds.as('recordedSeconds')])
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

export async function listMeetings(
  on: On,
  { docName, recordingState, offset, limit }: MeetingFilter,
): Promise<MeetingRow[]> {
  const found = meetings(on)
    .$if(docName !== '', query => query.where(sql<boolean>`position(${docName} in doctor.doc_name) > 0`))
    .$if(recordingState === 'none', query => query.where(recordedSeconds, '=', 0))
    .$if(recordingState === 'part', query =>
      query
        .where(recordedSeconds, '>', 0)
        .where(sql<boolean>`${recordedSeconds} < ${metSeconds} * ${wholeFrom}::float8`),
    )
    .$if(recordingState === 'whole', query =>
      query
        .where(recordedSeconds, '>', 0)
        .where(sql<boolean>`${recordedSeconds} >= ${metSeconds} * ${wholeFrom}::float8`),
    )
  return found.orderBy('room.beginsAt', 'desc').orderBy('room.consultId', 'desc').offset(offset).limit(limit).execute()
}

export const shownMeeting = (row: MeetingRow): RecordedMeeting => ({
  consultId: row.consultId,
  docName: row.docName,
  docDeptName: row.docDeptName,
  beginsAt: row.beginsAt.getTime(),
  metSeconds: row.metSeconds,
  recordedSeconds: row.recordedSeconds,
  recordingState: recordingStateOf({ seconds: row.metSeconds, recordedSeconds: row.recordedSeconds }),
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
