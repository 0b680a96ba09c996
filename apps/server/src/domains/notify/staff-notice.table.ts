import { sql, type RawBuilder } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import { sqlText } from '../../database/sql-text.ts'

/** What a notice is about, the least pressing first: of two that wait, the later in this list is told. */
const noticeKinds = ['new', 'waits', 'flag', 'due'] as const
export type NoticeKind = (typeof noticeKinds)[number]

interface News {
  /**
   * new: a consult has begun or gone on. waits: something else is to be done at the desk. flag: a questionnaire stands out.
   * due: a promised answer is running out.
   */
  kind: NoticeKind
  /** The page of the workbench that shows it. */
  link: string
}

/**
 * Somebody waits for these doctors: who works in their name hears of it by the ways that he has chosen. One notice stands
 * for all that comes until it has been sent, so a patient who writes ten lines is told once. `doctors`: a query that gives
 * doc_id.
 */
export const notifyStaff = (ctx: Ctx, doctors: RawBuilder<unknown>, news: News): Promise<void> =>
  insertNotices(ctx, { staff: sql`(select * from staff where doc_id in (${doctors})) as staff`, ...news })

/** The same for these of the staff, in whose name ever they work. `members`: a query that gives staff_id. */
export const notifyMembers = (ctx: Ctx, members: RawBuilder<unknown>, news: News): Promise<void> =>
  insertNotices(ctx, { staff: sql`(select * from staff where staff_id in (${members})) as staff`, ...news })

/**
 * `notifyStaff` as text, for a statement that takes it in. `work`: a query that gives doc_id, what waits for him (link) and
 * since when (at); of several the first is told.
 */
export const staffNoticesText = ({ work, kind }: { work: RawBuilder<unknown>; kind: NoticeKind }): string =>
  sqlText(
    noticesOf({
      staff: sql`staff join (${work}) as work on work.doc_id = staff.doc_id`,
      kind,
      link: sql.ref('work.link'),
      now: sql.ref('work.at'),
    }),
  )

interface Notices {
  /** Rows of staff, under this name. */
  staff: RawBuilder<unknown>
  kind: NoticeKind
  link: RawBuilder<unknown>
  now: RawBuilder<unknown>
}

async function insertNotices(ctx: Ctx, { staff, kind, link }: News & Pick<Notices, 'staff'>): Promise<void> {
  await noticesOf({ staff, kind, link: sql.val(link), now: sql.val(new Date(ctx.now)) }).execute(ctx.db)
}

/** Where one waits already its row is not even locked: the patients of one doctor do not queue up behind each other. */
function noticesOf({ staff, kind, link, now }: Notices): RawBuilder<unknown> {
  const pressing = sql`array_position(array[${sql.join(noticeKinds.map(one => sql.lit(one)))}], staff_notice.kind)`
  const own = sql.lit(noticeKinds.indexOf(kind) + 1)
  return sql`
    insert into staff_notice (staff_id, kind, link, step, due_at)
    select distinct on (staff.staff_id) staff.staff_id, ${sql.lit(kind)}, ${link}, 'push', ${now}::timestamptz as at
    from ${staff}
    where is_active and not exists (
      select from staff_notice
      where staff_notice.staff_id = staff.staff_id and due_at is not null and ${pressing} >= ${own})
    order by staff.staff_id, at
    on conflict (staff_id) do update set kind = excluded.kind, link = excluded.link, step = 'push', due_at = excluded.due_at
    where staff_notice.due_at is null or ${pressing} < ${own}`
}

/**
 * He has looked at what waits behind this link: it is not told any more, and the next message may be told at once. A notice
 * about something else stays. `next`: what waits for him besides, and is told in its place.
 */
export async function noticesSeen(
  { db }: Pick<Ctx, 'db'>,
  staffId: string,
  { link, next }: { link: string; next?: string | undefined },
): Promise<void> {
  await db
    .updateTable('staffNotice')
    .set({ silentUntil: null, ...(next === undefined ? { dueAt: null } : { link: next, kind: 'new' }) })
    .where('staffId', '=', staffId)
    .where(({ or, eb }) => or([eb('dueAt', 'is not', null), eb('silentUntil', 'is not', null)]))
    .where('link', '=', link)
    .execute()
}

export interface StaffNotice extends News {
  staffId: string
  step: 'push' | 'sms'
  dueAt: Date
  silentUntil: Date | null
}

export const dueNotices = async ({ db }: Pick<Ctx, 'db'>, now: number, limit: number): Promise<string[]> =>
  (
    await db
      .selectFrom('staffNotice')
      .select('staffId')
      .where('dueAt', '<=', new Date(now))
      .orderBy('dueAt')
      .limit(limit)
      .execute()
  ).map(one => one.staffId)

/** The notice, if it is still due and no other process has it in hand. */
export const takeNotice = ({ db, now }: Pick<Ctx, 'db' | 'now'>, staffId: string): Promise<StaffNotice | undefined> =>
  db
    .selectFrom('staffNotice')
    .select(['staffId', 'link', 'silentUntil'])
    .select([sql<NoticeKind>`kind`.as('kind'), sql<'push' | 'sms'>`step`.as('step'), sql<Date>`due_at`.as('dueAt')])
    .where('staffId', '=', staffId)
    .where('dueAt', '<=', new Date(now))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

export const setNotice = async (
  { db }: Pick<Ctx, 'db'>,
  staffId: string,
  changes: { step?: 'push' | 'sms'; dueAt: Date | null; silentUntil?: Date },
): Promise<void> => void (await db.updateTable('staffNotice').set(changes).where('staffId', '=', staffId).execute())
