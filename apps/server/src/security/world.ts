import { aCoupon } from '../domains/coupons/coupons.samples.ts'
import { aConsult } from '../domains/consult/consult.samples.ts'
import { aDoctor, aTeam, aPatient, anUpload, type ConsultWorld } from '../domains/consult/testbed.ts'
import { aMeeting, aVideoOffer, aVideoTime } from '../domains/consult/video/testbed.ts'
import { anIdCard, aPerson } from '../domains/people/people.samples.ts'
import { aGrantAbout } from '../domains/grants/grants.samples.ts'
import { bookingWorld, type BookingWorld } from './booking-world.ts'
import { fairWorld, type FairWorld } from './fair-world.ts'
import { aTill } from '../domains/payment/testbed.ts'
import { aClinic } from '../domains/hospital-account/testbed.ts'
import type { RenewalStatus } from '@nethos/contract/renewal/renewal.status.ts'
import { loadDemoDrugs } from '../domains/renewal/demo-drugs.ts'
import { aRenewal } from '../domains/renewal/renewal.samples.ts'
import { anAskedPharmacist, aPharmacist } from '../domains/renewal/testbed.ts'
import type { Session } from '../testing/client.ts'
import type { TestServer } from '../testing/server.ts'

export interface Patient {
  accountId: string
  personId: string
  session: Session
}

/** An owner with records of all kinds, somebody who is nobody to them, two doctors, and who is calling just now. */
export interface World extends BookingWorld, FairWorld {
  owner: Patient & { idCard: string }
  stranger: Patient
  doctor: ConsultWorld['doctor']
  otherDoctor: ConsultWorld['doctor']
  guardian: object
  /** Set by the test: the caller of the call that is being put together. */
  caller: 'owner' | 'stranger'
  /** The caller's own person. */
  readonly callerPersonId: string
  /** The doctor of the consult that was made last. */
  latestDocId: string
  consult(status: 'unpaid' | 'new' | 'going' | 'unreviewed' | 'finished'): Promise<string>
  coupon(): Promise<string>
  /** An unpaid consult of the caller's. */
  callersOrder(): Promise<string>
  /** A consult in which the caller, patient or doctor, may write. */
  callersConsult(): Promise<string>
  /** The owner's follow of the doctor. */
  follow(): Promise<string>
  /** A follow in which the caller, patient or doctor, may write. */
  callersFollow(): Promise<string>
  person(): Promise<string>
  child(): Promise<string>
  paid(): Promise<string>
  refunded(): Promise<string>
  /** A video consult of the owner's with the doctor, whose room is open and has both in it, each by the page 'page'. */
  meeting(): Promise<string>
  /** A free time of the doctor's. */
  freeTime(): Promise<string>
  upload(owner: { accountId: string } | { staffId: string }): Promise<string>
  anotherDoctor(): Promise<string>
  /** A pharmacist who takes questions. */
  askedPharmacist(): Promise<string>
  /** The owner's consult in which the doctor has written a medical record. */
  recorded(): Promise<string>
  /** The owner's private doctor, and what such a one sells. */
  personalConsult(status?: 'going' | 'unpaid'): Promise<string>
  personalService(): Promise<{ docId: string; personalServeId: string }>
  /** The owner's consult with a team that the doctor leads. */
  teamConsult(): Promise<string>
  /** A team that may be asked. */
  team(): Promise<string>
  /** A device that the owner has logged in from. */
  device(): Promise<string>
  address(facts: object): Promise<string>
  message(): Promise<string>
  feedback(): Promise<string>
  mobile(): string
  idCard(): string
  /** Owner and stranger agree to a module's text. */
  agree(agreement: string): Promise<void>
  /** A person of the owner's at the hospital h1: has a file there, has it bound, or has none and is verified. */
  visitor(how: 'filed' | 'bound' | 'new'): Promise<string>
  /** The bound account of such a person. */
  hospitalAccount(): Promise<string>
  /** A captcha to the mobile of the visitor that was made last. */
  visitorsProof(): Promise<object>
  treatment(): Promise<string>
  /** A renewal of the owner's with the doctor, in this state; its prescription where it has one. */
  renewal(status: RenewalStatus): Promise<{ consultId: string; prescriptionId: string }>
  pharmacist: { session: Session }
  drugId: string
  /** A request of the owner's to somebody; a grant to somebody else about the owner himself, and that account's entry of him. */
  asked(): Promise<string>
  grantAboutOwner(status: 'asked' | 'given'): Promise<{ grantId: string; managedId: string }>
}

export async function aWorld(server: TestServer): Promise<World> {
  const till = await aTill(server)
  const idCard = anIdCard()
  const [first, stranger] = [await aPatient(server), await aPatient(server)]
  const personId = await aPerson(server, first.accountId, { idCard })
  const [doctor, otherDoctor] = [await aDoctor(server), await aDoctor(server)]
  await aVideoOffer(server, doctor.docId)
  const clinic = await aClinic(server)
  const pharmacist = await aPharmacist(server)
  await loadDemoDrugs(server.db)
  const drugId = 'drug0011'
  let latestVisitor: Awaited<ReturnType<typeof clinic.aPatient>>
  let mobiles = 0

  /** One open consult per person and doctor: the one before is put aside. */
  async function ask(whose: 'owner' | 'stranger', docId: string, sample: object): Promise<string> {
    const patient = whose === 'owner' ? { ...first, personId } : stranger
    world.latestDocId = docId
    await server.db
      .updateTable('consult')
      .set({ status: 'cancelled', dueAt: null, dueEvent: null, dueStatus: null })
      .where('accountId', '=', patient.accountId)
      .where('docId', '=', docId)
      .where('status', 'in', ['unpaid', 'going'])
      .execute()
    return aConsult(server.db, { ...patient, docId, now: server.house.clock.now(), ...sample })
  }

  async function follow(whose: 'owner' | 'stranger', docId: string): Promise<string> {
    const { session } = whose === 'owner' ? first : stranger
    return (await server.call('nethos.follow.dp.add', { docId }, session)).obj.followId
  }

  /** Paid by the first patient, for himself. */
  async function paidByFirst() {
    const paid = await till.paid('WECHAT', {})
    const { accountId } = first
    await server.db
      .updateTable('consult')
      .set({ accountId, personId })
      .where('consultId', '=', paid.consultId)
      .execute()
    await server.db.updateTable('payment').set({ accountId }).where('payNo', '=', paid.payNo).execute()
    return paid
  }

  const aBound = async (): Promise<string> => {
    await world.visitor('bound')
    return latestVisitor.personId
  }
  const bookings = bookingWorld(server, first.accountId, aBound)
  const world: World = {
    owner: { ...first, personId, idCard },
    stranger,
    doctor,
    otherDoctor,
    guardian: {
      guardianName: '王强',
      guardianIdcard: anIdCard(),
      guardianMobile: '13900000000',
      guardianRelationship: '父母',
    },
    caller: 'owner',
    get callerPersonId() {
      return world.caller === 'owner' ? personId : stranger.personId
    },
    latestDocId: '',
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
          createdAt: new Date(server.house.clock.now()),
        })
        .execute()
      return consultId
    },
    callersConsult: () =>
      ask(world.caller, world.caller === 'owner' ? doctor.docId : otherDoctor.docId, {
        status: 'going',
        supplementContent: '',
      }),
    callersOrder: () =>
      ask(world.caller, world.caller === 'owner' ? doctor.docId : otherDoctor.docId, { status: 'unpaid' }),
    coupon: async () => (await aCoupon(server.db, server.house.clock.now(), first.accountId)).couponId,
    follow: () => follow('owner', doctor.docId),
    callersFollow: () => follow(world.caller, world.caller === 'owner' ? doctor.docId : otherDoctor.docId),
    person: () => aPerson(server, first.accountId),
    child: async () => {
      const child = await aPerson(server, first.accountId, { idCard: anIdCard({ bornOn: '2023-02-03' }) })
      await server.call('nethos.compat.guardian.maintenance', { compatId: child, ...world.guardian }, first.session)
      return child
    },
    meeting: async () => {
      const now = server.house.clock.now()
      const consultType = 'VIDEO' as const
      const consultId = await ask('owner', doctor.docId, { status: 'going', consultType, servedUntil: now + 600_000 })
      await aMeeting(server, consultId)
      return consultId
    },
    freeTime: () => aVideoTime(server, doctor.docId),
    async paid() {
      const paid = await paidByFirst()
      return paid.consultId
    },
    async refunded() {
      const paid = await paidByFirst()
      await till.decline(paid)
      return paid.consultId
    },
    upload: owner => anUpload(server, owner),
    address: async facts => (await server.call('nethos.pat.address.add', facts, first.session)).obj.addressId,
    async device() {
      const at = new Date(server.house.clock.now())
      const { trustedDeviceId } = await server.db
        .insertInto('trustedDevice')
        .values({ accountId: first.accountId, deviceId: `d${++mobiles}`, name: 'iPhone', firstAt: at, lastAt: at })
        .returning('trustedDeviceId')
        .executeTakeFirstOrThrow()
      return trustedDeviceId
    },
    async message() {
      const { messageId } = await server.db
        .insertInto('message')
        .values({
          accountId: first.accountId,
          moduleType: 'CONSULT',
          messageType: 'consult_replied',
          title: '医生回复了您',
          content: '请查看',
          createdAt: new Date(server.house.clock.now()),
        })
        .returning('messageId')
        .executeTakeFirstOrThrow()
      return messageId
    },
    pharmacist,
    drugId,
    async renewal(status) {
      const { docId } = doctor
      await server.db.updateTable('doctor').set({ canPrescribe: true }).where('docId', '=', docId).execute()
      await server.db
        .updateTable('consult')
        .set({ status: 'cancelled' })
        .where('accountId', '=', first.accountId)
        .where('consultType', '=', 'RENEWAL_OF_CONSULTATION')
        .execute()
      await server.db.updateTable('person').set({ isRealname: true }).where('accountId', '=', first.accountId).execute()
      const { consultId, prescriptionId } = await aRenewal(server, {
        accountId: first.accountId,
        personId,
        docId,
        doctorStaffId: doctor.staffId,
        pharmacistStaffId: pharmacist.staffId,
        status,
        wants: status === 'sent' ? 'delivery' : 'pickup',
        now: server.house.clock.now(),
        drugIds: [drugId],
        hasPdf: false,
      })
      return { consultId, prescriptionId: prescriptionId ?? '' }
    },
    anotherDoctor: async () => (await aDoctor(server)).docId,
    askedPharmacist: async () => (await anAskedPharmacist(server)).docId,
    team: async () => (await aTeam(server)).teamId,
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
          createdAt: new Date(server.house.clock.now()),
        })
        .execute()
      return consultId
    },
    async personalConsult(status = 'going') {
      const service = { serviceId: 's1', serviceName: '私人医生·月', lengthOfTime: 1, lengthUnit: 'MONTH' } as const
      const servedUntil = status === 'going' ? { servedUntil: server.house.clock.now() + 30 * 86_400_000 } : {}
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
      return aConsult(server.db, { ...first, personId, teamId, now: server.house.clock.now() })
    },
    async treatment() {
      const { treatmentId } = await server.db
        .insertInto('treatment')
        .values({
          accountId: first.accountId,
          personId,
          content: '门诊',
          treatedAt: new Date(0),
          creatorName: '张秀英',
          createdAt: new Date(0),
        })
        .returning('treatmentId')
        .executeTakeFirstOrThrow()
      return treatmentId
    },
    asked: async () => (await aGrantAbout(server, first.accountId, '13600000000', 'asked')).grantId,
    grantAboutOwner: async status => {
      const other = await aPatient(server)
      return aGrantAbout(server, other.accountId, first.mobile, status)
    },
    async visitor(how) {
      latestVisitor =
        how === 'bound'
          ? await clinic.aBound({}, { owner: first })
          : await clinic.aPatient({ owner: first, ...(how === 'new' && { isRealname: true }) })
      if (how === 'filed') await clinic.atWindow(latestVisitor)
      return latestVisitor.personId
    },
    async hospitalAccount() {
      const personId = await world.visitor('bound')
      const found = server.db.selectFrom('hospitalAccount').select('hospitalAccountId').where('personId', '=', personId)
      return (await found.executeTakeFirstOrThrow()).hospitalAccountId
    },
    async visitorsProof() {
      await server.advance(60)
      return clinic.aCaptcha(latestVisitor)
    },
    ...bookings,
    ...fairWorld(server, first.accountId, { aBound, clinicSession: bookings.clinicSession }),
    feedback: async () => {
      const written = { accountId: first.accountId, kind: 'other', content: '排队太久' }
      const added = server.db
        .insertInto('feedback')
        .values({ ...written, createdAt: new Date(server.house.clock.now()) })
      return (await added.returning('feedbackId').executeTakeFirstOrThrow()).feedbackId
    },
    idCard: () => anIdCard(),
    async agree(moduleType) {
      for (const { session } of [first, stranger])
        await server.call('smarthos.privacy.protocol.records.save', { moduleType }, session)
    },
    mobile: () => `137${String(++mobiles).padStart(8, '0')}`,
  }
  return world
}
