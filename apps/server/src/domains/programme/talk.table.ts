import { sql, type Selectable } from 'kysely'
import type { ApplicationMessage } from '@nethos/contract/programme/programme.schemas.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { ProgrammeMessage } from '../../database/types.gen.ts'
import type { Application } from './application.table.ts'

const mostShown = 200

export interface NewLine {
  talker: ApplicationMessage['talker']
  talkerId: string
  talkerName: string
  text: string
  /** The client's own number: the same one again gives the message that was taken. */
  sendId: string | null
}

const shown = (row: Selectable<ProgrammeMessage>): ApplicationMessage => ({
  messageId: row.messageId,
  talker: row.talker as ApplicationMessage['talker'],
  talkerName: row.talkerName,
  text: row.text,
  sendId: row.sendId,
  createdAt: row.createdAt.getTime(),
})

/** Adds a line; who has not written it has one more to read. */
export async function addMessage(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { applicationId }: Pick<Application, 'applicationId'>,
  line: NewLine,
): Promise<{ message: ApplicationMessage; isNew: boolean }> {
  const added = await db
    .insertInto('programmeMessage')
    .values({ ...line, applicationId, createdAt: new Date(now) })
    .onConflict(on => on.columns(['applicationId', 'talkerId', 'sendId']).where('sendId', 'is not', null).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (added) {
    const side = line.talker === 'PAT' ? 'staffUnread' : 'patientUnread'
    if (line.talker !== 'SYS')
      await db
        .updateTable('programmeApplication')
        .set({ [side]: sql`${sql.ref(side)} + 1` })
        .where('applicationId', '=', applicationId)
        .execute()
    return { message: shown(added), isNew: true }
  }
  const known = await db
    .selectFrom('programmeMessage')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .where('talkerId', '=', line.talkerId)
    .where('sendId', '=', line.sendId)
    .executeTakeFirstOrThrow()
  return { message: shown(known), isNew: false }
}

/** The newest of the talk, oldest first; `since`: only what came after that instant. */
export async function messagesOf(
  { db }: Pick<Ctx, 'db'>,
  applicationId: string,
  since?: number | null,
): Promise<ApplicationMessage[]> {
  const rows = await db
    .selectFrom('programmeMessage')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .$if(since !== undefined && since !== null, query => query.where('createdAt', '>', new Date(since ?? 0)))
    .orderBy('messageId', 'desc')
    .limit(mostShown)
    .execute()
  return rows.toReversed().map(shown)
}

/** One side has read what stands there. */
export const forgetUnread = ({ db }: Pick<Ctx, 'db'>, applicationId: string, side: 'patientUnread' | 'staffUnread') =>
  db
    .updateTable('programmeApplication')
    .set({ [side]: 0 })
    .where('applicationId', '=', applicationId)
    .where(side, '>', 0)
    .execute()
