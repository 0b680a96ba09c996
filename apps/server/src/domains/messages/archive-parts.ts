import { moduleLabel } from '@nethos/contract/messages/messages.modules.ts'
import { isOpenFor } from '../people/public.ts'
import type { ArchivePart, ArchiveScope, Section } from '../../registry/archive.ts'

/** Without those that tell of a consult whose person has taken back his say. */
async function messagesPart({ db, caller, now }: ArchiveScope): Promise<Section> {
  const rows = await db
    .selectFrom('message')
    .leftJoin('consult', on =>
      on.onRef('consult.consultId', '=', 'message.recordId').on('message.recordType', '=', 'consult'),
    )
    .select(['message.createdAt', 'moduleType', 'title', 'message.content', 'readAt'])
    .where('message.accountId', '=', caller.accountId)
    .where(({ or, eb }) => or([eb('consult.consultId', 'is', null), isOpenFor('consult.personId', 'consult', now)]))
    .orderBy('message.createdAt')
    .execute()
  return {
    name: 'messages',
    title: '消息',
    labels: { createdAt: '时间', module: '分类', title: '标题', content: '内容', readAt: '阅读时间' },
    rows: rows.map(({ moduleType, ...row }) => ({ ...row, module: moduleLabel(moduleType) })),
  }
}

/** What the archive of an account has of this domain. */
export const archiveParts: readonly ArchivePart[] = [{ place: 100, sectionOf: messagesPart }]
