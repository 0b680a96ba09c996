import { feedbackStates, type FeedbackState } from '@nethos/contract/feedback/feedback.status.ts'
import { grouped, type ArchivePart, type ArchiveScope, type Section } from '../../registry/archive.ts'

async function feedbackPart({ db, caller }: ArchiveScope): Promise<Section> {
  const rows = await db
    .selectFrom('feedback')
    .select(['feedbackId', 'createdAt', 'content', 'state', 'attachments'])
    .where('accountId', '=', caller.accountId)
    .orderBy('createdAt')
    .execute()
  const messages = await db
    .selectFrom('feedbackAnswer')
    .innerJoin('feedback', 'feedback.feedbackId', 'feedbackAnswer.feedbackId')
    .select(['feedbackAnswer.feedbackId', 'feedbackAnswer.answeredAt', 'feedbackAnswer.content'])
    .where('feedback.accountId', '=', caller.accountId)
    .orderBy('answerId')
    .execute()
  const answers = grouped(messages, 'feedbackId')
  const added = await additionsOf({ db, caller })
  const additions = grouped(added, 'feedbackId')
  return {
    name: 'feedback',
    title: '意见反馈',
    labels: {
      createdAt: '时间',
      content: '内容',
      stateWord: '状态',
      attachments: '附件',
      answers: '答复',
      additions: '补充说明',
    },
    rows: rows.map(({ state, ...row }) => ({
      ...row,
      stateWord: feedbackStates[state as FeedbackState]?.label ?? state,
      answers: answers.get(row.feedbackId) ?? [],
      additions: additions.get(row.feedbackId) ?? [],
    })),
  }
}

const additionsOf = ({ db, caller }: Pick<ArchiveScope, 'db' | 'caller'>) =>
  db
    .selectFrom('complaintNote')
    .innerJoin('feedback', 'feedback.feedbackId', 'complaintNote.feedbackId')
    .select(['complaintNote.feedbackId', 'complaintNote.at', 'complaintNote.content'])
    .where('feedback.accountId', '=', caller.accountId)
    .where('complaintNote.staffId', 'is', null)
    .orderBy('noteId')
    .execute()

/** What the archive of an account has of this domain. */
export const archiveParts: readonly ArchivePart[] = [{ place: 110, sectionOf: feedbackPart }]
