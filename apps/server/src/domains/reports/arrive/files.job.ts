import { sql } from 'kysely'
import type { Job, JobContext } from '../../../jobs/job.ts'
import { readUpload } from '../../../media/read-upload.ts'
import { saveHospitalFile } from '../../system/public.ts'
import { filesJob, type OneReport } from '../job-names.ts'

interface Missing {
  hosId: string
  fileCode: string
  kind: 'picture' | 'pdf'
}

async function missing({ db }: JobContext, reportId: string): Promise<Missing[]> {
  const { rows } = await sql<Missing>`
    select report.hos_id, one.file_code, one.kind from report_file one
    join hospital_report report on report.report_id = one.report_id
    where one.report_id = ${reportId} and one.atta_id is null order by one.file_code`.execute(db)
  return rows
}

async function fetchFile(on: JobContext, reportId: string, { hosId, fileCode, kind }: Missing): Promise<string> {
  const sent = await on.runtime.hospital.results.file(hosId, fileCode)
  if (!sent) return '医院没有这个文件'
  const read = await readUpload(sent.bytes, kind === 'pdf' ? '报告.pdf' : '影像')
  if (read.kind === 'refused') return read.sentence
  if (read.kind !== kind) return '文件类型与报告不符'
  const fileId = await saveHospitalFile(on.runtime, read)
  await on.transact(async ctx => {
    const attaId = await fileId(ctx)
    await ctx.db
      .insertInto('attachmentUse')
      .values({ attaId, recordType: 'report', recordId: reportId, part: fileCode.slice(0, 64) })
      .execute()
    await sql`update report_file set atta_id = ${attaId}, trouble = ''
      where report_id = ${reportId} and file_code = ${fileCode} and atta_id is null`.execute(ctx.db)
  })
  return ''
}

/** A hospital that does not answer is asked again by the queue, with growing pauses. */
export const fetchFiles: Job<OneReport> = {
  name: filesJob,
  async run({ reportId }, on) {
    for (const one of await missing(on, reportId)) {
      const trouble = await fetchFile(on, reportId, one)
      if (trouble !== '')
        await sql`update report_file set trouble = ${trouble}
          where report_id = ${reportId} and file_code = ${one.fileCode}`.execute(on.db)
    }
  },
}
