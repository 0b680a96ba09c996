import { sql } from 'kysely'
import { reportLink } from '@nethos/contract/reports/reports.links.ts'
import type { HospitalReportState, ReportKind } from '@nethos/contract/reports/reports.kinds.ts'
import type { SystemCaller } from '../../calls/caller.ts'
import type { Ctx } from '../../calls/handler.ts'
import { inSeparateTransactions } from '../../jobs/in-separate-transactions.ts'
import type { Timer } from '../../jobs/job.ts'
import { putMessage, readAbout } from '../messages/public.ts'
import { notifyStaff } from '../notify/public.ts'
import { isOpenFor } from '../people/public.ts'
import { isReleased } from './rights.ts'

type System = Ctx<SystemCaller>

interface Reader {
  accountId: string
  personName: string
  hosName: string
  kind: ReportKind
  state: HospitalReportState
  hasReadOld: boolean
}

/** Whose it is: the accounts whose people have the file, each once. Who has taken back his say is not spoken of. */
async function readersOf({ db, now }: System, reportId: string): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select distinct on (file.account_id) file.account_id, person.name as person_name, hospital.hos_name, report.kind,
      report.state,
      exists (select from report_read seen where seen.report_id = report.report_id and seen.reader_kind = 'account'
        and seen.reader_id = file.account_id and seen.version < report.version) as has_read_old
    from hospital_report report
    join hospital on hospital.hos_id = report.hos_id
    join hospital_account file on file.hos_id = report.hos_id and file.record_number = report.record_number
    join person on person.person_id = file.person_id and person.removed_at is null and person.id_card_hash is not null
      and ${isOpenFor('person.person_id', 'reports', now)}
    where report.report_id = ${reportId} order by file.account_id, person.is_self desc`.execute(db)
  return rows
}

const typeOf = ({ state, hasReadOld }: Reader) =>
  state === 'cancelled' ? 'report_cancelled' : hasReadOld ? 'report_amended' : 'report_arrived'

async function notify(ctx: System, reportId: string, isHeld: boolean): Promise<void> {
  for (const reader of await readersOf(ctx, reportId)) {
    const { accountId, personName: person, hosName: hospital, kind, state, hasReadOld } = reader
    const about = { recordType: 'report', recordId: reportId }
    // What is said of it is true now: nothing older stands unread beside it.
    await readAbout(ctx, { accountId, ...about })
    if (state === 'cancelled' && !hasReadOld) continue
    await putMessage(ctx, {
      accountId,
      type: isHeld ? 'report_held' : typeOf(reader),
      values: { person, hospital },
      link: reportLink(kind, reportId),
      about,
    })
    await ctx.announce({ accountId }, 'report', reportId)
  }
}

/** That it is there, and opens later. */
export const notifyHeld = (ctx: System, reportId: string): Promise<void> => notify(ctx, reportId, true)

/** The desk's page of a report. */
export const deskPage = (reportId: string): string => `/reports/${reportId}`

/** That it can be read, is amended, or is cancelled; doctors who have read the old one hear of it too. */
export async function notifyOpen(ctx: System, reportId: string): Promise<void> {
  await notify(ctx, reportId, false)
  await notifyStaff(
    ctx,
    sql`select staff.doc_id from report_read seen join staff on staff.staff_id = seen.reader_id
      join hospital_report report on report.report_id = seen.report_id
      where seen.report_id = ${reportId} and seen.reader_kind = 'staff' and seen.version < report.version
        and staff.doc_id is not null`,
    { kind: 'new', link: deskPage(reportId) },
  )
  await sql`update hospital_report set told_version = version where report_id = ${reportId}`.execute(ctx.db)
}

const batch = 100

/** What was held until now opens: its patient is told. */
export const openingTimer: Timer = {
  name: 'reports.opening',
  async run(on) {
    const { rows } = await sql<{ reportId: string }>`
      select report_id from hospital_report report
      where (told_version is null or told_version < version) and held_until <= ${new Date(on.now())}
        and ${isReleased(on.now())} order by held_until limit ${batch}`.execute(on.db)
    return inSeparateTransactions(on, rows, async (ctx, { reportId }) => {
      const { rows: mine } = await sql`select 1 from hospital_report where report_id = ${reportId}
        and (told_version is null or told_version < version) for update skip locked`.execute(ctx.db)
      if (mine.length === 0) return 0
      await notifyOpen(ctx, reportId)
      return 1
    })
  },
}
