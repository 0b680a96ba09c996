import { randomInt, randomUUID } from 'node:crypto'
import { checkCharacter } from '@nethos/contract/common/id-card.ts'
import type { Db } from '../../database/connect.ts'
import type { Session } from '../../testing/client.ts'
import type { TestServer } from '../../testing/server.ts'
import { aConsult, type SampleConsult } from './consult.samples.ts'

/** A patient with a person of his own, a doctor who may be asked, and sessions of both: what a consult's test begins with. */
export interface ConsultWorld {
  patient: { accountId: string; personId: string; mobile: string; session: Session }
  doctor: { docId: string; staffId: string; session: Session }
  /** A consult between the two, in any state. */
  consult(sample?: Partial<SampleConsult>): Promise<string>
}

export async function aConsultWorld(
  server: TestServer,
  offer: { priceCents?: number; replyLimit?: number; isOpen?: boolean } = {},
): Promise<ConsultWorld> {
  const [patient, doctor] = [await aPatient(server), await aDoctor(server, offer)]
  return {
    patient,
    doctor,
    consult: sample =>
      aConsult(server.db, {
        accountId: patient.accountId,
        personId: patient.personId,
        docId: doctor.docId,
        now: server.runtime.clock.now(),
        ...sample,
      }),
  }
}

export async function aPatient(server: TestServer): Promise<ConsultWorld['patient']> {
  const mobile = `135${randomInt(1e7, 1e8)}`
  const { accountId } = await server.db
    .insertInto('account')
    .values({
      mobileSealed: server.runtime.sealer.sealText(mobile, 'account.mobile'),
      mobileHash: Buffer.from(randomUUID()),
      createdAt: new Date(server.runtime.clock.now()),
    })
    .returning('accountId')
    .executeTakeFirstOrThrow()
  const personId = await aPerson(server, accountId, { relationship: 'self' })
  return { accountId, personId, mobile, session: await server.sessionOf({ accountId }) }
}

export interface SamplePerson {
  relationship?: 'self' | 'children'
  /** YYYY-MM-DD; null: no ID number. */
  birthOn?: string | null
}

export async function aPerson(
  { db, runtime }: TestServer,
  accountId: string,
  { relationship = 'children', birthOn = '1955-03-08' }: SamplePerson = {},
): Promise<string> {
  const first17 = `110105${(birthOn ?? '').replaceAll('-', '')}${randomInt(100, 1000)}`
  const idCard = birthOn === null ? undefined : first17 + checkCharacter(first17)
  const { personId } = await db
    .insertInto('person')
    .values({
      accountId,
      name: '张秀英',
      gender: 'F',
      birthOn,
      relationship,
      isSelf: relationship === 'self',
      mobileSealed: runtime.sealer.sealText('13800000009', 'person.mobile'),
      idCardSealed: idCard ? runtime.sealer.sealText(idCard, 'person.id_card') : null,
      idCardHash: idCard ? Buffer.from(randomUUID()) : null,
      createdAt: new Date(runtime.clock.now()),
    })
    .returning('personId')
    .executeTakeFirstOrThrow()
  return personId
}

export async function aDoctor(
  server: TestServer,
  {
    priceCents = 2000,
    replyLimit = 10,
    isOpen = true,
  }: { priceCents?: number; replyLimit?: number; isOpen?: boolean } = {},
): Promise<ConsultWorld['doctor']> {
  const { db, runtime } = server
  const createdAt = new Date(runtime.clock.now())
  await aHospital(db)
  const { docId } = await db
    .insertInto('doctor')
    .values({
      docName: '陈志远',
      gender: 'M',
      docTitle: '主任医师',
      hosId: 'h1',
      gbDeptCode: '03.01',
      avatar: 'portrait-1',
      createdAt,
    })
    .returning('docId')
    .executeTakeFirstOrThrow()
  await db.insertInto('doctorOffer').values({ docId, consultType: 'DOCPIC', priceCents, replyLimit, isOpen }).execute()
  const { staffId } = await db
    .insertInto('staff')
    .values({ login: docId, passwordHash: '', name: '陈志远', role: 'doctor', docId, createdAt })
    .returning('staffId')
    .executeTakeFirstOrThrow()
  return { docId, staffId, session: await server.sessionOf({ staffId }) }
}

/** A team of doctors that may be asked; the first one leads it. */
export interface TeamWorld {
  teamId: string
  chief: ConsultWorld['doctor']
  member: ConsultWorld['doctor']
  other: ConsultWorld['doctor']
  /** A service of three months, five replies a day. */
  serviceId: string
}

export async function aTeam(
  server: TestServer,
  { priceCents = 9900, isOpen = true }: { priceCents?: number; isOpen?: boolean } = {},
): Promise<TeamWorld> {
  const { db, runtime } = server
  const [chief, member, other] = [await aDoctor(server), await aDoctor(server), await aDoctor(server)]
  const { teamId } = await db
    .insertInto('team')
    .values({
      teamName: '高血压管理团队',
      hosId: 'h1',
      gbDeptCode: '03.01',
      avatar: 'team-1',
      priceCents,
      replyLimit: 20,
      isOpen,
      createdAt: new Date(runtime.clock.now()),
    })
    .returning('teamId')
    .executeTakeFirstOrThrow()
  const rows = [chief, member, other].map(({ docId }, position) => ({
    teamId,
    docId,
    memLevel: position === 0 ? 'ADM' : 'MEM',
    position,
  }))
  await db.insertInto('teamMember').values(rows).execute()
  const { serviceId } = await db
    .insertInto('teamService')
    .values({ teamId, serveName: '血压管理季包', priceCents: 29900, lengthOfTime: 3, lengthUnit: 'MONTH' })
    .returning('serviceId')
    .executeTakeFirstOrThrow()
  return { teamId, chief, member, other, serviceId }
}

/** Pays at the sandbox's cashier; gives back under which number. */
export async function payFor(server: TestServer, consultId: string, patient: Session): Promise<string> {
  const { code } = await server.call('nethos.consult.info.pay', { consultId, payChannel: 'WECHAT' }, patient)
  if (code !== '0') throw new Error(`the cashier does not open: ${code}`)
  const { payNo } = await server.db
    .selectFrom('payment')
    .select('payNo')
    .where('bizId', '=', consultId)
    .executeTakeFirstOrThrow()
  await server.sandbox(`payments/${payNo}/succeed`, { notice: 'normal' })
  return payNo
}

async function aHospital(db: Db): Promise<void> {
  await db
    .insertInto('hospital')
    .values({ hosId: 'h1', hosName: '南山云医院' })
    .onConflict(on => on.doNothing())
    .execute()
  await db
    .insertInto('department')
    .values({ gbDeptCode: '03.01', gbDeptName: '心血管内科' })
    .onConflict(on => on.doNothing())
    .execute()
}

/** An upload of an account's, as the files' own service leaves it. */
export async function anUpload(
  { db, runtime }: TestServer,
  owner: { accountId?: string; staffId?: string },
  kind: 'picture' | 'pdf' | 'audio' = 'picture',
): Promise<string> {
  const { attaId } = await db
    .insertInto('attachment')
    .values({
      ownerAccountId: owner.accountId ?? null,
      ownerStaffId: owner.staffId ?? null,
      kind,
      fileName: { pdf: '化验单.pdf', picture: '舌苔.jpg', audio: '语音.webm' }[kind],
      mediaType: { pdf: 'application/pdf', picture: 'image/webp', audio: 'audio/webm' }[kind],
      byteSize: 1000,
      storageKey: randomUUID(),
      createdAt: new Date(runtime.clock.now()),
    })
    .returning('attaId')
    .executeTakeFirstOrThrow()
  return attaId
}
