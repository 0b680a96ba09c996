import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { paymentPages } from '@nethos/contract/payment/payment.pages.ts'
import { sql } from 'kysely'
import {
  filled,
  messageTemplates,
  sampleValues,
  type MessageType,
} from '@nethos/contract/messages/messages.templates.ts'
import type { Database } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'

const hour = 3_600_000
const day = 24 * hour

/** The demo patient's box: what her consults would have told her. Loaded again, it stays as it is. */
export async function loadDemoMessages({ db, runtime }: { db: Database; runtime: Runtime }): Promise<void> {
  const now = runtime.clock.now()
  await db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo messages', 0))`.execute(trx)
    const consults = await trx
      .selectFrom('consult')
      .innerJoin('person', 'person.accountId', 'consult.accountId')
      .innerJoin('doctor', 'doctor.docId', 'consult.docId')
      .select(['consult.accountId', 'consult.consultId', 'consult.status', 'consult.consulterName', 'doctor.docName'])
      .where('person.isSelf', '=', true)
      .where('person.name', '=', '王秀英')
      .where('person.isRealname', '=', true)
      .where('consult.consultType', '=', 'DOCPIC')
      .orderBy('consult.createdAt', 'desc')
      .limit(10)
      .execute()
    const owner = consults[0]?.accountId
    if (!owner) return
    // Of consults: what else is told lies in the box already.
    const saved = trx
      .selectFrom('message')
      .select('messageId')
      .where('accountId', '=', owner)
      .where('moduleType', '=', 'consult')
      .limit(1)
    if (await saved.executeTakeFirst()) return

    const row = (
      type: MessageType,
      ago: number,
      { isRead = true, link = '', values = {} }: { isRead?: boolean; link?: string; values?: Record<string, string> },
    ) => {
      const { moduleType, title, content } = messageTemplates[type]
      const all = { ...sampleValues(type), ...values }
      return {
        accountId: owner,
        moduleType,
        messageType: type,
        title: filled(title, type, all),
        content: filled(content, type, all),
        link,
        createdAt: new Date(now - ago),
        readAt: isRead ? new Date(now - ago + hour / 2) : null,
      }
    }
    const ofConsult = (status: string, type: MessageType, ago: number, isRead = true) =>
      consults
        .filter(one => one.status === status)
        .slice(0, 1)
        .map(({ consultId, consulterName, docName }) =>
          row(type, ago, {
            isRead,
            link: consultPages.consult.to({ consultId }),
            values: { person: consulterName, doctor: `${docName}医生` },
          }),
        )
    await trx
      .insertInto('message')
      .values([
        ...ofConsult('going', 'consult_replied', hour, false),
        ...ofConsult('unreviewed', 'consult_ended', 22 * hour, false),
        ...ofConsult('unreviewed', 'consult_replied', 70 * hour),
        ...ofConsult('finished', 'consult_ended', 8 * day),
        ...ofConsult('finished', 'consult_replied', 10 * day),
        row('refund_done', 12 * day, { isRead: false, link: paymentPages.payments.at }),
        row('refund_requested', 15 * day, { link: paymentPages.payments.at }),
        row('consult_cancelled', 15 * day, { values: { doctor: '李明医生' } }),
      ])
      .execute()
  })
}
