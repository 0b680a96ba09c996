import { aConsult } from '../domains/consult/consult.samples.ts'
import { aDoctor, aTeam, type ConsultWorld } from '../domains/consult/testbed.ts'
import { aMeeting, aVideoTime } from '../domains/consult/video/testbed.ts'
import { aTill } from '../domains/payment/testbed.ts'
import type { TestServer } from '../testing/server.ts'
import type { Patient, Scene } from './scene.ts'

/** What the world has of consults and what was paid for them. */
export interface ConsultsWorld {
  consult(status: 'unpaid' | 'new' | 'going' | 'unreviewed' | 'finished'): Promise<string>
  /** A consult of the owner's with the doctor, in which the owner has said what cannot wait and nobody has looked. */
  alarm(): Promise<string>
  /** A consult in which the caller, patient or doctor, may write. */
  callersConsult(): Promise<string>
  /** An unpaid consult of the caller's. */
  callersOrder(): Promise<string>
  /** A video consult of the owner's with the doctor, whose room is open and has both in it, each by the page 'page'. */
  meeting(): Promise<string>
  /** A phrase that the doctor has written. */
  phrase(): Promise<string>
  /** A free time of the doctor's. */
  freeTime(): Promise<string>
  /** The owner's consult in which the doctor has written a medical record. */
  recorded(): Promise<string>
  /** The owner's private doctor, and what such a one sells. */
  personalConsult(status?: 'going' | 'unpaid'): Promise<string>
  personalService(): Promise<{ docId: string; personalServeId: string }>
  /** The owner's consult with a team that the doctor leads. */
  teamConsult(): Promise<string>
  paid(): Promise<string>
  refunded(): Promise<string>
  /** A consult in whose words something was heard that cannot wait. */
  flagged(): Promise<string>
}

interface Cast {
  first: Patient
  stranger: Patient
  doctor: ConsultWorld['doctor']
  otherDoctor: ConsultWorld['doctor']
}

export async function consultsWorld(
  server: TestServer,
  scene: Scene,
  { first, stranger, doctor, otherDoctor }: Cast,
): Promise<ConsultsWorld> {
  const till = await aTill(server)
  const { personId } = first

  async function putAside({ accountId }: Patient, docId: string): Promise<void> {
    await server.db
      .updateTable('consult')
      .set({ status: 'cancelled', dueAt: null, dueEvent: null, dueStatus: null })
      .where('accountId', '=', accountId)
      .where('docId', '=', docId)
      .where('status', 'in', ['unpaid', 'going'])
      .execute()
  }

  /** One open consult per person and doctor: the one before is put aside. */
  async function ask(whose: 'owner' | 'stranger', docId: string, sample: object): Promise<string> {
    const patient = whose === 'owner' ? first : stranger
    scene.latestDocId = docId
    await putAside(patient, docId)
    return aConsult(server.db, { ...patient, docId, now: server.runtime.clock.now(), ...sample })
  }

  /** Paid by the first patient, for himself. */
  async function paidByFirst() {
    await putAside(first, till.doctor.docId)
    return till.paid('WECHAT', { of: { ...first, personId } })
  }

  return {
    async alarm() {
      const consultId = await ask('owner', doctor.docId, { status: 'going' })
      const at = new Date(server.runtime.clock.now())
      await server.db
        .insertInto('consultAlarm')
        .values({ consultId, status: 'doctor', raisedAt: at, dutyAt: at, deskAt: at })
        .execute()
      return consultId
    },
    async consult(status) {
      if (status === 'new') return ask('owner', doctor.docId, { status: 'going', isAnswered: false })
      const consultId = await ask('owner', doctor.docId, { status })
      if (status !== 'finished') return consultId
      await server.db
        .insertInto('review')
        .values({
          consultId,
          accountId: first.accountId,
          docId: doctor.docId,
          moduleType: 'DOCPIC',
          score: 10,
          patientNameMasked: '王*',
          createdAt: new Date(server.runtime.clock.now()),
        })
        .execute()
      return consultId
    },
    callersConsult: () =>
      ask(scene.caller, scene.caller === 'owner' ? doctor.docId : otherDoctor.docId, {
        status: 'going',
        supplementContent: '',
      }),
    callersOrder: () =>
      ask(scene.caller, scene.caller === 'owner' ? doctor.docId : otherDoctor.docId, { status: 'unpaid' }),
    meeting: async () => {
      const now = server.runtime.clock.now()
      const consultType = 'VIDEO' as const
      const consultId = await ask('owner', doctor.docId, { status: 'going', consultType, servedUntil: now + 600_000 })
      await aMeeting(server, consultId)
      return consultId
    },
    freeTime: () => aVideoTime(server, doctor.docId),
    async phrase() {
      const { phraseId } = await server.db
        .insertInto('staffPhrase')
        .values({ staffId: doctor.staffId, text: '请按时服药', createdAt: new Date(server.runtime.clock.now()) })
        .returning('phraseId')
        .executeTakeFirstOrThrow()
      return phraseId
    },
    async recorded() {
      const consultId = await ask('owner', doctor.docId, { status: 'going' })
      await server.db
        .insertInto('consultMessage')
        .values({
          consultId,
          msgType: 'MEDICAL_RECORD',
          content: JSON.stringify({ title: '病历', complained: '头晕', medicalOpinion: '观察' }),
          replierType: 'DOC',
          replierId: doctor.docId,
          replierName: '陈志远',
          createdAt: new Date(server.runtime.clock.now()),
        })
        .execute()
      return consultId
    },
    async personalConsult(status = 'going') {
      const service = { serviceId: 's1', serviceName: '私人医生·月', lengthOfTime: 1, lengthUnit: 'MONTH' } as const
      const servedUntil = status === 'going' ? { servedUntil: server.runtime.clock.now() + 30 * 86_400_000 } : {}
      return ask('owner', (await aDoctor(server)).docId, {
        consultType: 'PERSONAL_TIME_PIC',
        status,
        service,
        ...servedUntil,
      })
    },
    async personalService() {
      const { docId } = await aDoctor(server)
      await server.db
        .insertInto('doctorOffer')
        .values({ docId, consultType: 'PERSONAL_TIME_PIC', priceCents: 9900, replyLimit: 2 })
        .execute()
      const { serviceId } = await server.db
        .insertInto('doctorService')
        .values({ docId, serveName: '私人医生·周', priceCents: 9900, lengthOfTime: 1, lengthUnit: 'WEEK' })
        .returning('serviceId')
        .executeTakeFirstOrThrow()
      return { docId, personalServeId: serviceId }
    },
    async teamConsult() {
      const { teamId, chief } = await aTeam(server)
      await server.db
        .updateTable('teamMember')
        .set({ docId: doctor.docId })
        .where('teamId', '=', teamId)
        .where('docId', '=', chief.docId)
        .execute()
      return aConsult(server.db, { ...first, personId, teamId, now: server.runtime.clock.now() })
    },
    async paid() {
      const paid = await paidByFirst()
      return paid.consultId
    },
    async flagged() {
      const consultId = await ask('owner', doctor.docId, { status: 'going' })
      await server.db
        .insertInto('triageAlarm')
        .values({
          recordType: 'consult',
          recordId: consultId,
          flag: 'chest_pain',
          edition: 0,
          firedAt: new Date(server.runtime.clock.now()),
        })
        .execute()
      return consultId
    },
    async refunded() {
      const paid = await paidByFirst()
      await till.decline(paid)
      return paid.consultId
    },
  }
}
