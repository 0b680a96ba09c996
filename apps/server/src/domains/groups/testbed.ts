import type { Session } from '../../testing/client.ts'
import type { TestServer } from '../../testing/server.ts'
import { aDoctor, aPatient } from '../consult/testbed.ts'

export { aDoctor, aPatient }
export { anUpload } from '../consult/testbed.ts'

export interface Somebody {
  accountId: string
  personId: string
  session: Session
}
export interface Member extends Somebody {
  memberId: string
  nickname: string
}

export interface GroupWorld {
  groupId: string
  doctor: { docId: string; staffId: string; session: Session }
  office: { staffId: string; session: Session }
  /** Two members and somebody who is none. */
  a: Member
  b: Member
  stranger: Somebody
}

let nth = 0

export async function anOffice(server: TestServer): Promise<{ staffId: string; session: Session }> {
  const { staffId } = await server.db
    .insertInto('staff')
    .values({ login: `office-${++nth}`, passwordHash: '', name: '周', role: 'operator', createdAt: new Date() })
    .returning('staffId')
    .executeTakeFirstOrThrow()
  return { staffId, session: await server.sessionOf({ staffId }) }
}

/** A group with one doctor and nobody else in it. */
export async function aGroup(server: TestServer, docId: string, changes: object = {}): Promise<string> {
  const { groupId } = await server.db
    .insertInto('patientGroup')
    .values({
      groupName: `控糖群${++nth}`,
      intro: '一起学习控糖',
      memberLimit: 500,
      createdAt: new Date(server.runtime.clock.now()),
      ...changes,
    })
    .returning('groupId')
    .executeTakeFirstOrThrow()
  await server.db.insertInto('groupDoctor').values({ groupId, docId }).execute()
  return groupId
}

/** A member as if he had been let in. */
export async function aMember(
  server: TestServer,
  groupId: string,
  nickname = `病友${++nth}`,
  who?: Somebody,
): Promise<Member> {
  const somebody = who ?? (await aPatient(server))
  const { accountId, personId } = somebody
  const { memberId } = await server.db
    .insertInto('groupMember')
    .values({
      groupId,
      accountId,
      personId,
      nickname,
      status: 'joined',
      joinedAt: new Date(server.runtime.clock.now()),
    })
    .returning('memberId')
    .executeTakeFirstOrThrow()
  return { ...somebody, memberId, nickname }
}

export async function aGroupWorld(server: TestServer): Promise<GroupWorld> {
  const doctor = await aDoctor(server)
  const groupId = await aGroup(server, doctor.docId)
  return {
    groupId,
    doctor,
    office: await anOffice(server),
    a: await aMember(server, groupId, '老周'),
    b: await aMember(server, groupId, '小林'),
    stranger: await aPatient(server),
  }
}
