import { sql, type RawBuilder } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import type { FileRow, FoundReport, VersionRow } from './report.table.ts'
import { foundBy } from './report.table.ts'
import { stampOfLab } from './lab/lab.ts'
import type { StudyRow } from './pictures/study.table.ts'

type On = Pick<Ctx, 'db' | 'caller' | 'now'>

/** A version as its statement tells it: instants in epoch ms. */
type SentVersion = Omit<VersionRow, 'orderedAt' | 'takenAt' | 'issuedAt'> &
  Record<'orderedAt' | 'takenAt' | 'issuedAt', number | null>

/** What it takes to show a report, beside the row that was found. */
export interface ReportParts {
  personName: string
  gender: 'M' | 'F' | ''
  birthOn: string | null
  /** Whose report it is has a verified account of his own, and another one looks. */
  isDelegated: boolean
  labStamp: string
  /** Every issued version of the same file, the newest first: what was once sent under another person's file is not his. */
  versions: VersionRow[]
  files: Map<string, FileRow>
  studies: StudyRow[]
}

interface PartsRow {
  personName: string
  gender: string | null
  birthOn: string | null
  ownAccountId: string | null
  labStamp: string
  versions: SentVersion[]
  files: FileRow[]
  studies: StudyRow[]
}

const ms = (at: string) => sql`round(date_part('epoch', ${sql.ref(at)}) * 1000)::int8`

const readerIdOf = ({ caller }: Pick<Ctx, 'caller'>): string =>
  caller.kind === 'account' ? caller.accountId : caller.kind === 'staff' ? caller.staffId : ''

/** The columns of a PartsRow, of the report and the file that `found` names. */
const parts = (on: Pick<Ctx, 'caller'>): RawBuilder<unknown> => sql`
  whose.name as person_name, whose.gender, whose.birth_on,
  (select say.own_account_id from person_say say where say.person_id = whose.person_id) as own_account_id,
  ${stampOfLab} as lab_stamp,
  (select coalesce(json_agg(json_build_object('version', said.version, 'state', said.state, 'reportName', said.report_name,
      'orderedAt', ${ms('said.ordered_at')}, 'takenAt', ${ms('said.taken_at')}, 'issuedAt', ${ms('said.issued_at')},
      'departmentName', said.department_name, 'orderedBy', said.ordered_by, 'reportedBy', said.reported_by,
      'checkedBy', said.checked_by, 'content', said.content,
      'wasRead', exists (select from report_read seen where seen.report_id = said.report_id and seen.version = said.version
        and seen.reader_kind = ${on.caller.kind} and seen.reader_id = ${readerIdOf(on)})) order by said.version desc), '[]')
    from (select * from report_version one where one.report_id = found.report_id and one.record_number = found.record_number
      order by one.version desc limit 20) said) as versions,
  (select coalesce(json_agg(json_build_object('fileCode', file_code, 'kind', report_file.kind,
      'attaId', attachment.atta_id, 'fileName', attachment.file_name)), '[]')
    from report_file left join attachment on attachment.atta_id = report_file.atta_id
    where report_file.report_id = found.report_id) as files,
  (select coalesce(json_agg(json_build_object('studyUid', study_uid, 'accessionNumber', accession_number, 'found', study.found)), '[]')
    from report_study study where study.report_id = found.report_id) as studies`

const dateOf = (at: number | null): Date | null => (at === null ? null : new Date(at))

const read = ({ gender, ownAccountId, versions, files, ...row }: PartsRow): ReportParts => ({
  ...row,
  gender: gender === 'M' || gender === 'F' ? gender : '',
  isDelegated: ownAccountId !== null,
  versions: versions.map(({ orderedAt, takenAt, issuedAt, ...one }) => ({
    ...one,
    orderedAt: dateOf(orderedAt),
    takenAt: dateOf(takenAt),
    issuedAt: dateOf(issuedAt),
  })),
  files: new Map(files.map(one => [one.fileCode, one])),
})

/** Of a report that was found before. */
export async function partsOf(
  on: On,
  { reportId, recordNumber, personId }: Pick<FoundReport, 'reportId' | 'recordNumber' | 'personId'>,
): Promise<ReportParts> {
  const { rows } = await sql<PartsRow>`
    select ${parts(on)} from (select ${reportId}::text as report_id, ${recordNumber}::text as record_number) found
    join person whose on whose.person_id = ${personId}`.execute(on.db)
  if (!rows[0]) throw new Error('whose report this is cannot be found')
  return read(rows[0])
}

/** The caller's own, with its parts: a page that shows one report asks the database once. */
export async function findWhole(
  on: On,
  reportId: string,
): Promise<{ found: FoundReport; parts: ReportParts } | undefined> {
  const { rows } = await sql<FoundReport & PartsRow>`
    select found.*, ${parts(on)} from (${foundBy(on, [reportId])}) found
    join person whose on whose.person_id = found.person_id`.execute(on.db)
  if (!rows[0]) return undefined
  const { personName, gender, birthOn, ownAccountId, labStamp, versions, files, studies, ...found } = rows[0]
  return { found, parts: read({ personName, gender, birthOn, ownAccountId, labStamp, versions, files, studies }) }
}
