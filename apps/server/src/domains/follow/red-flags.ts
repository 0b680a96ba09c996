import { sql } from 'kysely'
import type { TriageFlag } from '@nethos/contract/triage/triage-flags.ts'
import type { Ctx } from '../../calls/handler.ts'
import { alertStaff } from '../notify/public.ts'
import { emergenciesIn, logAlarms } from '../triage/public.ts'
import { talkPage, type Follow } from './follow.table.ts'
import { addMessage } from './talk.table.ts'

const hour = 3_600_000

/**
 * What cannot wait is said in the stream, for the patient and for the doctor, the same no more than once a day, and the doctor
 * is called, no more than once an hour until he has read it. Nothing is refused or held back for it.
 */
export async function noteRedFlags(ctx: Ctx, follow: Follow, text: string): Promise<void> {
  const found = await emergenciesIn(ctx.db, text)
  if (found.flags.length === 0) return
  const { unread } = await logAlarms(
    ctx,
    { recordType: 'follow', recordId: follow.followId, personId: follow.personId },
    found,
  )
  if (unread.length > 0)
    await addMessage(ctx, follow, { ...systemMessage, content: found.noticeOf(unread) }, 'staffUnread')
  if (await isToBeCalled(ctx, follow.followId, found.flags)) await callDoctor(ctx, follow)
}

const systemMessage = {
  msgType: 'TEXT',
  files: [],
  seconds: 0,
  talker: 'SYS',
  talkerId: '',
  talkerName: '',
  sendId: null,
} as const satisfies Partial<Parameters<typeof addMessage>[2]>

/** Marks the talk; false while the doctor was called for it within the hour and has not read it. */
async function isToBeCalled({ db, now }: Ctx, followId: string, flags: readonly TriageFlag[]): Promise<boolean> {
  const before = await db
    .selectFrom('followTalk')
    .select(['redFlags', 'flaggedAt'])
    .where('followId', '=', followId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const isCalled = before.flaggedAt !== null && before.flaggedAt.getTime() > now - hour
  await db
    .updateTable('followTalk')
    .set({
      redFlags: [...new Set([...before.redFlags, ...flags])],
      flaggedAt: isCalled ? before.flaggedAt : new Date(now),
    })
    .where('followId', '=', followId)
    .execute()
  return !isCalled
}

async function callDoctor(ctx: Ctx, { docId, followId }: Follow): Promise<void> {
  const staff = await ctx.db
    .selectFrom('staff')
    .select('staffId')
    .where('docId', '=', docId)
    .where('isActive', '=', true)
    .execute()
  await alertStaff(
    ctx,
    staff.map(one => one.staffId),
    { template: 'consult-urgent', link: talkPage(followId) },
  )
}

/** The doctor has read it: he is called anew for what comes after. */
export async function dangerRead({ db }: Ctx, followId: string): Promise<void> {
  await db
    .updateTable('followTalk')
    .set({ flaggedAt: null })
    .where('followId', '=', followId)
    .where('flaggedAt', 'is not', null)
    .execute()
}

export async function takeOffFlag({ db }: Ctx, followId: string, flag: TriageFlag): Promise<void> {
  await db
    .updateTable('followTalk')
    .set({ redFlags: sql`array_remove(red_flags, ${flag})` })
    .where('followId', '=', followId)
    .execute()
}
