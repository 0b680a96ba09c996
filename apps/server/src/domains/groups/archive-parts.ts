import { memberStates, type MemberStatus } from '@nethos/contract/groups/groups.status.ts'
import { grouped, type ArchivePart, type ArchiveScope, type Section } from '../../registry/archive.ts'

/** Which groups the account is or was in, and what it has said there: its own words, nobody else's. */
async function groupsPart({ db, caller }: ArchiveScope): Promise<Section> {
  const memberships = await db
    .selectFrom('groupMember')
    .innerJoin('patientGroup', 'patientGroup.groupId', 'groupMember.groupId')
    .select(['memberId', 'groupName', 'nickname', 'status', 'joinedAt', 'endedAt'])
    .where('accountId', '=', caller.accountId)
    .orderBy('joinedAt')
    .execute()
  const found = await db
    .selectFrom('groupMessage')
    .innerJoin('groupMember', 'groupMember.memberId', 'groupMessage.speakerId')
    .select(['memberId', 'groupMessage.createdAt', 'content', 'attachments', 'recalledAt', 'removedAt'])
    .where('accountId', '=', caller.accountId)
    .orderBy('memberId')
    .orderBy('seq')
    .execute()
  const messages = grouped(found, 'memberId')
  return {
    name: 'patient-groups',
    title: '患者群',
    labels: {
      groupName: '群名称',
      nickname: '群昵称',
      state: '状态',
      joinedAt: '入群时间',
      endedAt: '退群时间',
      messages: '我的发言',
    },
    rows: memberships.map(({ memberId, status, ...row }) => ({
      ...row,
      state: memberStates[status as MemberStatus].label,
      messages: messages.get(memberId) ?? [],
    })),
  }
}

async function applicationsPart({ db, caller }: ArchiveScope): Promise<Section> {
  const rows = await db
    .selectFrom('groupApplication')
    .innerJoin('patientGroup', 'patientGroup.groupId', 'groupApplication.groupId')
    .leftJoin('person', 'person.personId', 'groupApplication.personId')
    .select(['groupName', 'person.name as personName', 'reason', 'groupApplication.createdAt', 'answeredAt', 'answer'])
    .where('groupApplication.accountId', '=', caller.accountId)
    .orderBy('groupApplication.createdAt')
    .execute()
  return {
    name: 'patient-group-applications',
    title: '入群申请',
    labels: {
      groupName: '群名称',
      personName: '就诊人',
      reason: '申请理由',
      createdAt: '申请时间',
      answeredAt: '处理时间',
      answer: '未通过原因',
    },
    rows,
  }
}

/** What the archive of an account has of this domain. */
export const archiveParts: readonly ArchivePart[] = [
  { place: 82, sectionOf: groupsPart },
  { place: 83, sectionOf: applicationsPart },
]
