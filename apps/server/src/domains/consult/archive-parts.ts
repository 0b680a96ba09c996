import { consultTypeLabels, type ConsultType } from '@nethos/contract/consult/consult.kinds.ts'
import { consultStates, type ConsultStatus } from '@nethos/contract/consult/consult.status.ts'
import { isOpenFor } from '../people/public.ts'
import { grouped, type ArchivePart, type ArchiveScope, type Section } from '../../registry/archive.ts'

async function consultsPart({ db, caller, now }: ArchiveScope): Promise<Section> {
  const rows = await consultsOf({ db, caller, now })
  const found = await messagesOf({ db, caller, now })
  const messages = grouped(found, 'consultId')
  return {
    name: 'consults',
    title: '咨询',
    labels: {
      createdAt: '发起时间',
      consulterName: '就诊人',
      docName: '医生',
      teamName: '团队',
      type: '类型',
      state: '状态',
      illnessName: '疾病',
      illnessTime: '患病时长',
      content: '病情描述',
      expectedHelp: '希望得到的帮助',
      supplementContent: '补充资料',
      feeCents: '费用',
      endedAt: '结束时间',
      attachments: '附件',
      supplementAttachments: '补充的附件',
      messages: '对话',
    },
    rows: rows.map(({ consultType, status, ...row }) => ({
      ...row,
      type: consultTypeLabels[consultType as ConsultType] ?? consultType,
      state: consultStates[status as ConsultStatus]?.label ?? status,
      messages: messages.get(row.consultId) ?? [],
    })),
  }
}

const messagesOf = ({ db, caller, now }: Pick<ArchiveScope, 'db' | 'caller' | 'now'>) =>
  db
    .selectFrom('consultMessage')
    .innerJoin('consult', 'consult.consultId', 'consultMessage.consultId')
    .select(['consultMessage.consultId', 'consultMessage.createdAt', 'replierName', 'consultMessage.content'])
    .select('consultMessage.attachments')
    .where('consult.accountId', '=', caller.accountId)
    .where(isOpenFor('consult.personId', 'consult', now))
    .orderBy('consultMessage.consultId')
    .orderBy('seq')
    .execute()

const consultsOf = ({ db, caller, now }: Pick<ArchiveScope, 'db' | 'caller' | 'now'>) =>
  db
    .selectFrom('consult')
    .leftJoin('doctor', 'doctor.docId', 'consult.docId')
    .leftJoin('team', 'team.teamId', 'consult.teamId')
    .select(['consultId', 'consult.createdAt', 'consultType', 'status', 'consulterName', 'docName', 'teamName'])
    .select(['illnessName', 'illnessTime', 'content', 'expectedHelp', 'supplementContent', 'feeCents', 'endedAt'])
    .select(['attachments', 'supplementAttachments'])
    .where('consult.accountId', '=', caller.accountId)
    .where(isOpenFor('consult.personId', 'consult', now))
    .orderBy('consult.createdAt')
    .execute()

/** What the archive of an account has of this domain. */
export const archiveParts: readonly ArchivePart[] = [{ place: 30, sectionOf: consultsPart }]
