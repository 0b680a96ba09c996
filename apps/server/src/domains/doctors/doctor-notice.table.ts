import type { Ctx } from '../../calls/handler.ts'

/** As the desk sees it: also one that is over. */
export async function deskNoticeOf({ db }: Pick<Ctx, 'db'>, docId: string) {
  const notice = await db
    .selectFrom('doctorNotice')
    .select(['content', 'createdAt', 'endsAt'])
    .where('docId', '=', docId)
    .executeTakeFirst()
  return notice
    ? { content: notice.content, createdAt: notice.createdAt.getTime(), endsAt: notice.endsAt?.getTime() ?? null }
    : null
}

/** Hangs it or, empty, takes it down. False: it would be over already. */
export async function hangNotice(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  docId: string,
  { content, endsAt }: { content: string; endsAt: number | null },
): Promise<boolean> {
  if (content === '') {
    await db.deleteFrom('doctorNotice').where('docId', '=', docId).execute()
    return true
  }
  if (endsAt !== null && endsAt <= now) return false
  const hung = { content, endsAt: endsAt === null ? null : new Date(endsAt), createdAt: new Date(now) }
  await db
    .insertInto('doctorNotice')
    .values({ docId, ...hung })
    .onConflict(on => on.column('docId').doUpdateSet(hung))
    .execute()
  return true
}
