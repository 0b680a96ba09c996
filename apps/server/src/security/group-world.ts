import { aGroup, aMember, type Somebody } from '../domains/groups/testbed.ts'
import type { TestServer } from '../testing/server.ts'
import type { Scene } from './scene.ts'

/** What the world has of patient groups. The owner is in them, and his doctor is theirs. */
export interface GroupWorld {
  group(): Promise<string>
  /** A group in which the caller, patient or doctor, may write. */
  callersGroup(): Promise<string>
  /** A group that nobody is in yet. */
  openGroup(): Promise<string>
  /** The owner's message, newly said. */
  groupMessage(): Promise<string>
  groupMember(): Promise<string>
  groupApplication(): Promise<string>
  groupAlert(): Promise<string>
  /** One in which triage found danger. */
  groupDanger(): Promise<string>
  /** The group of the latest of these, and a question that stands in it. */
  latestGroup(): { groupId: string; faqId: string }
}

interface People {
  owner: Somebody
  stranger: Somebody
  doctor: { docId: string }
  otherDoctor: { docId: string }
}

export function groupWorld(server: TestServer, scene: Scene, people: People): GroupWorld {
  const { owner, stranger, doctor, otherDoctor } = people
  const { db } = server
  let latest = { groupId: '', faqId: '' }

  async function empty(docId = doctor.docId): Promise<string> {
    const groupId = await aGroup(server, docId)
    const { faqId } = await db
      .insertInto('groupQuestion')
      .values({ groupId, question: '何时复查', answer: '三个月一次', position: 1 })
      .returning('faqId')
      .executeTakeFirstOrThrow()
    latest = { groupId, faqId }
    return groupId
  }
  async function joined() {
    const groupId = await empty()
    return { groupId, member: await aMember(server, groupId, '本人', owner) }
  }
  async function messages() {
    const { groupId } = await joined()
    const { obj } = await server.call('smarthos.group.message.send', { groupId, text: '大家好' }, owner.session)
    return { groupId, messageId: obj.messageId as string }
  }
  return {
    group: async () => (await joined()).groupId,
    async callersGroup() {
      const isOwner = scene.caller === 'owner'
      const groupId = await empty(isOwner ? doctor.docId : otherDoctor.docId)
      await aMember(server, groupId, '病友', isOwner ? owner : stranger)
      return groupId
    },
    openGroup: () => empty(),
    groupMessage: async () => (await messages()).messageId,
    groupMember: async () => (await joined()).member.memberId,
    async groupApplication() {
      const input = { groupId: await empty(), compatId: owner.personId, nickname: '秀秀', reason: '想学习' }
      return (await server.call('smarthos.group.apply', input, owner.session)).obj.applicationId
    },
    async groupDanger() {
      const message = await messages()
      const { alertId } = await db
        .insertInto('groupAlert')
        .values({ ...message, kind: 'danger', why: '胸痛', raisedBy: '', createdAt: new Date() })
        .returning('alertId')
        .executeTakeFirstOrThrow()
      const fired = { recordType: 'group_alert', recordId: alertId, flag: 'chest_pain', edition: 0 }
      await db
        .insertInto('triageAlarm')
        .values({ ...fired, firedAt: new Date() })
        .execute()
      return alertId
    },
    async groupAlert() {
      const message = await messages()
      const { alertId } = await db
        .insertInto('groupAlert')
        .values({ ...message, kind: 'report', why: '其他', raisedBy: stranger.accountId, createdAt: new Date() })
        .returning('alertId')
        .executeTakeFirstOrThrow()
      return alertId
    },
    latestGroup: () => latest,
  }
}
