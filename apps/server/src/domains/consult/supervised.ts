import { present } from '@nethos/contract/common/present.ts'
import { medicalRecordIn } from '@nethos/contract/consult/medical-record.ts'
import type { Db } from '../../database/connect.ts'
import type { Supervised } from '../../registry/supervised.ts'
import { reportedPerson } from '../people/public.ts'

/** Consults that were begun and have ended, however. */
const consults: Supervised = {
  kind: 'consult',
  reportable: async ({ db }, from, until) =>
    (
      await db
        .selectFrom('consult')
        .select(['consultId', 'endedAt'])
        .where('endedAt', '>=', from)
        .where('endedAt', '<', until)
        .where('startedAt', 'is not', null)
        .execute()
    ).map(({ consultId, endedAt }) => ({ recordId: consultId, version: 1, at: present(endedAt) })),
  async bodyOf(scope, consultId) {
    const { db } = scope
    const consult = await reportedConsult(db, consultId)
    if (!consult) return undefined
    const person = await reportedPerson(scope, consult.personId)
    return {
      accountId: consult.accountId,
      personId: consult.personId,
      body: {
        consultId,
        consultType: consult.consultType,
        endedAs: consult.status,
        endReason: consult.endReason,
        startedAt: consult.startedAt?.getTime() ?? null,
        firstReplyAt: consult.firstReplyAt?.getTime() ?? null,
        endedAt: consult.endedAt?.getTime() ?? null,
        feeCents: consult.feeCents,
        illnessName: consult.illnessName,
        complaint: consult.content,
        replies: consult.replyCount,
        patient: { ...person, name: person?.name ?? consult.consulterName, age: consult.consulterAge },
        record: await lastRecord(db, consultId),
        doctors: await doctorsOf(db, consultId, [consult.docId, consult.assignedDocId]),
      },
    }
  },
}

const reportedConsult = (db: Db, consultId: string) =>
  db
    .selectFrom('consult')
    .select([
      'accountId',
      'personId',
      'consultType',
      'status',
      'endReason',
      'content',
      'illnessName',
      'feeCents',
      'startedAt',
      'firstReplyAt',
      'endedAt',
      'docId',
      'assignedDocId',
      'consulterName',
      'consulterAge',
      'replyCount',
    ])
    .where('consultId', '=', consultId)
    .executeTakeFirst()

/** The medical record as the doctor last wrote it; null when he wrote none. */
async function lastRecord(db: Db, consultId: string): Promise<unknown> {
  const row = await db
    .selectFrom('consultMessage')
    .select('content')
    .where('consultId', '=', consultId)
    .where('msgType', '=', 'MEDICAL_RECORD')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (row && medicalRecordIn({ msgType: 'MEDICAL_RECORD', replyContent: row.content })) ?? null
}

/** Who was asked, and who answered. */
async function doctorsOf(db: Db, consultId: string, asked: (string | null)[]) {
  const ids = asked.filter(docId => docId !== null)
  return db
    .selectFrom('doctor')
    .select(['docId', 'docName as name', 'docTitle as title', 'licenceNumber', 'gbDeptCode as department'])
    .where(({ or, eb, selectFrom }) =>
      or([
        ...(ids.length > 0 ? [eb('docId', 'in', ids)] : []),
        eb(
          'docId',
          'in',
          selectFrom('consultMessage')
            .innerJoin('staff', 'staff.staffId', 'consultMessage.replierId')
            .select('staff.docId')
            .where('consultMessage.consultId', '=', consultId)
            .where('staff.docId', 'is not', null)
            .$castTo<{ docId: string }>(),
        ),
      ]),
    )
    .orderBy('docId')
    .execute()
}

/** Reviews that were written here. */
const reviews: Supervised = {
  kind: 'review',
  reportable: async ({ db }, from, until) =>
    (
      await db
        .selectFrom('review')
        .select(['reviewId', 'createdAt'])
        .where('createdAt', '>=', from)
        .where('createdAt', '<', until)
        .where('consultId', 'is not', null)
        .execute()
    ).map(({ reviewId, createdAt }) => ({ recordId: reviewId, version: 1, at: createdAt })),
  async bodyOf({ db }, reviewId) {
    const review = await db.selectFrom('review').selectAll().where('reviewId', '=', reviewId).executeTakeFirst()
    if (!review) return undefined
    const { consultId, docId, teamId, score, tags, content, createdAt } = review
    return { body: { reviewId, consultId, docId, teamId, score, tags, content, writtenAt: createdAt.getTime() } }
  },
}

export const supervisedOfConsults = [consults, reviews]
