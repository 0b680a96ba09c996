import { sql } from 'kysely'
import type { Job, JobContext, Timer } from '../../../jobs/job.ts'
import { HospitalUnreachableError } from '../../../ports/hospital.ts'
import { studiesJob, type OneReport } from '../job-names.ts'

const againMs = 10 * 60_000
/** Pictures are often sent to the archive after the report was written; what is not there then does not come. */
const giveUpMs = 3 * 86_400_000
const mostAtOnce = 100

interface Named {
  studyUid: string
  accessionNumber: string
  hosId: string
  recordNumber: string
}

async function namedBy({ db }: JobContext, reportId: string): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select study.study_uid, study.accession_number, report.hos_id, report.record_number
    from report_study study join hospital_report report on report.report_id = study.report_id
    where study.report_id = ${reportId} and study.found is null order by study.study_uid, study.accession_number`.execute(
    db,
  )
  return rows
}

/** An archive that does not answer is asked again by the clock. */
export const askArchive: Job<OneReport> = {
  name: studiesJob,
  retries: 0,
  async run({ reportId }, on) {
    for (const { hosId, recordNumber, ...study } of await namedBy(on, reportId)) {
      const { pictures } = on.runtime
      if (!pictures.speaksFor(hosId)) continue
      const found = await pictures.study(hosId, { ...study, recordNumber }).catch(unreachable)
      const trouble = found === 'unreachable' ? '影像归档没有应答' : found ? '' : '影像归档还没有这次检查'
      const json = found && found !== 'unreachable' ? JSON.stringify(found) : null
      await sql`update report_study set found = ${json}::jsonb, trouble = ${trouble}, asked_at = ${new Date(on.now())}
        where report_id = ${reportId} and study_uid = ${study.studyUid} and accession_number = ${study.accessionNumber}
          and found is null`.execute(on.db)
    }
  },
}

function unreachable(error: unknown): 'unreachable' {
  if (error instanceof HospitalUnreachableError) return 'unreachable'
  throw error
}

/** What an archive did not have is asked for again, for three days. */
export const archiveTimer: Timer = {
  name: 'reports.studies',
  run: ({ transact }) =>
    transact(async ({ db, now, enqueue }) => {
      const { rows } = await sql<OneReport>`
        update report_study set asked_at = ${new Date(now)} where ctid in (
          select ctid from report_study where found is null and named_at > ${new Date(now - giveUpMs)}
            and asked_at < ${new Date(now - againMs)} order by asked_at limit ${mostAtOnce} for update skip locked)
        returning report_id`.execute(db)
      for (const reportId of new Set(rows.map(one => one.reportId)))
        await enqueue(studiesJob, { reportId } satisfies OneReport)
      return rows.length
    }),
}
