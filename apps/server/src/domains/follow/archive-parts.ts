import { grouped, type ArchivePart, type ArchiveScope, type Section } from '../../registry/archive.ts'

/** What a card says; where it leads is nothing outside of the app. */
function inCard(card: unknown): string {
  const { title = '', desc = '' } = (card ?? {}) as { title?: string; desc?: string }
  return [title, desc].filter(Boolean).join('：')
}

async function talksPart({ db, caller }: ArchiveScope): Promise<Section> {
  const follows = await db
    .selectFrom('doctorFollow')
    .innerJoin('doctor', 'doctor.docId', 'doctorFollow.docId')
    .select(['followId', 'docName', 'doctorFollow.createdAt', 'endedAt'])
    .where('accountId', '=', caller.accountId)
    .orderBy('doctorFollow.createdAt')
    .execute()
  const found = await db
    .selectFrom('followMessage')
    .innerJoin('doctorFollow', 'doctorFollow.followId', 'followMessage.followId')
    .select(['followMessage.followId', 'followMessage.createdAt', 'talkerName', 'content', 'card', 'attachments'])
    .where('doctorFollow.accountId', '=', caller.accountId)
    .orderBy('followMessage.followId')
    .orderBy('seq')
    .execute()
  const worded = found.map(({ card, content, ...row }) => ({ ...row, content: content || inCard(card) }))
  const messages = grouped(worded, 'followId')
  return {
    name: 'follow-talks',
    title: '关注的医生和聊天',
    labels: { docName: '医生', createdAt: '关注时间', endedAt: '取消关注时间', messages: '聊天' },
    rows: follows.map(row => ({ ...row, messages: messages.get(row.followId) ?? [] })),
  }
}

/** What the archive of an account has of this domain. */
export const archiveParts: readonly ArchivePart[] = [{ place: 80, sectionOf: talksPart }]
