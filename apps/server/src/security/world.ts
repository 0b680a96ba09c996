import { aDoctor, aTeam, aPatient, anUpload, type ConsultWorld } from '../domains/consult/testbed.ts'
import { aVideoOffer } from '../domains/consult/video/testbed.ts'
import { anIdCard, aPerson } from '../domains/people/people.samples.ts'
import { aGrantAbout } from '../domains/grants/grants.samples.ts'
import { accountWorld, type AccountWorld } from './account-world.ts'
import { consultsWorld, type ConsultsWorld } from './consult-world.ts'
import { visitorWorld, type VisitorWorld } from './visitor-world.ts'
import { bookingWorld, type BookingWorld } from './booking-world.ts'
import { feesWorld, type FeesWorld } from './fees-world.ts'
import { fairWorld, type FairWorld } from './fair-world.ts'
import { reportWorld, type ReportWorld } from './report-world.ts'
import { groupWorld, type GroupWorld } from './group-world.ts'
import type { RenewalStatus } from '@nethos/contract/renewal/renewal.status.ts'
import { loadDemoDrugs } from '../domains/renewal/demo-drugs.ts'
import { aRenewal } from '../domains/renewal/renewal.samples.ts'
import { anAskedPharmacist, aPharmacist } from '../domains/renewal/testbed.ts'
import type { Session } from '../testing/client.ts'
import type { Patient, Scene } from './scene.ts'
import type { TestServer } from '../testing/server.ts'

/** An owner with records of all kinds, somebody who is nobody to them, two doctors, and who is calling just now. */
export interface World
  extends
    Scene,
    ConsultsWorld,
    AccountWorld,
    VisitorWorld,
    BookingWorld,
    FairWorld,
    FeesWorld,
    GroupWorld,
    ReportWorld {
  owner: Patient & { idCard: string }
  stranger: Patient
  doctor: ConsultWorld['doctor']
  otherDoctor: ConsultWorld['doctor']
  guardian: object
  /** The caller's own person. */
  readonly callerPersonId: string
  /** The owner's follow of the doctor. */
  follow(): Promise<string>
  /** The same, in whose talk the owner has written of danger. */
  flaggedFollow(): Promise<string>
  /** A follow in which the caller, patient or doctor, may write. */
  callersFollow(): Promise<string>
  person(): Promise<string>
  child(): Promise<string>
  /** The owner's wife. */
  relative(): Promise<string>
  upload(owner: { accountId: string } | { staffId: string }): Promise<string>
  anotherDoctor(): Promise<string>
  /** A pharmacist who takes questions. */
  askedPharmacist(): Promise<string>
  /** A team that may be asked. */
  team(): Promise<string>
  mobile(): string
  idCard(): string
  /** Owner and stranger agree to a module's text. */
  agree(agreement: string): Promise<void>
  /** A renewal of the owner's with the doctor, in this state, and nobody's other one in its way; its prescription where it has one. */
  renewal(status: RenewalStatus): Promise<{ consultId: string; prescriptionId: string }>
  /** Another doctor's that waits for a second one; the doctor may be it. */
  seconding(): Promise<string>
  drugName: string
  /** What kept a doctor from signing a prescription for the owner. */
  stopped(): Promise<void>
  /** A prescription in the owner's hands, with a reminder at 08:00. */
  reminded(): Promise<string>
  /** A medicine from elsewhere of the owner's. */
  ownMedicine(): Promise<string>
  pharmacist: { session: Session }
  drugId: string
  /** A request of the owner's to somebody; a grant to somebody else about the owner himself, and that account's entry of him. */
  asked(): Promise<string>
  grantAboutOwner(status: 'asked' | 'given'): Promise<{ grantId: string; managedId: string }>
}

export async function aWorld(server: TestServer): Promise<World> {
  const idCard = anIdCard()
  const [first, stranger] = [await aPatient(server), await aPatient(server)]
  const personId = await aPerson(server, first.accountId, { idCard })
  const [doctor, otherDoctor] = [await aDoctor(server), await aDoctor(server)]
  await aVideoOffer(server, doctor.docId)
  const pharmacist = await aPharmacist(server)
  await loadDemoDrugs(server.db)
  const drugId = 'drug0011'
  let mobiles = 0

  async function follow(whose: 'owner' | 'stranger', docId: string): Promise<string> {
    const { session } = whose === 'owner' ? first : stranger
    return (await server.call('nethos.follow.dp.add', { docId }, session)).obj.followId
  }

  const scene: Scene = { caller: 'owner', latestDocId: '' }
  const owner = { ...first, personId, idCard }
  const consults = await consultsWorld(server, scene, { first: owner, stranger, doctor, otherDoctor })
  const visitors = await visitorWorld(server, first)
  const aBound = () => visitors.visitor('bound')
  const bookings = bookingWorld(server, first.accountId, aBound)
  const world: World = {
    owner,
    stranger,
    doctor,
    otherDoctor,
    guardian: {
      guardianName: '王强',
      guardianIdcard: anIdCard(),
      guardianMobile: '13900000000',
      guardianRelationship: '父母',
    },
    get caller() {
      return scene.caller
    },
    set caller(caller) {
      scene.caller = caller
    },
    get callerPersonId() {
      return world.caller === 'owner' ? personId : stranger.personId
    },
    get latestDocId() {
      return scene.latestDocId
    },
    set latestDocId(docId) {
      scene.latestDocId = docId
    },
    follow: () => follow('owner', doctor.docId),
    async flaggedFollow() {
      const followId = await world.follow()
      await server.call('nethos.follow.message.send', { followId, msgText: '突然胸痛，出冷汗' }, first.session)
      return followId
    },
    callersFollow: () => follow(world.caller, world.caller === 'owner' ? doctor.docId : otherDoctor.docId),
    person: () => aPerson(server, first.accountId),
    relative: () =>
      aPerson(server, first.accountId, { relationship: 'spouse', idCard: anIdCard({ bornOn: '1980-02-03' }) }),
    child: async () => {
      const child = await aPerson(server, first.accountId, { idCard: anIdCard({ bornOn: '2023-02-03' }) })
      await server.call('nethos.compat.guardian.maintenance', { compatId: child, ...world.guardian }, first.session)
      return child
    },
    upload: owner => anUpload(server, owner),
    pharmacist,
    drugId,
    async renewal(status) {
      const { docId } = doctor
      const accountIds = [first.accountId, stranger.accountId]
      await server.db.updateTable('doctor').set({ canPrescribe: true }).where('docId', '=', docId).execute()
      await server.db
        .updateTable('consult')
        .set({ status: 'cancelled' })
        .where('accountId', 'in', accountIds)
        .where('consultType', '=', 'RENEWAL_OF_CONSULTATION')
        .execute()
      await server.db
        .updateTable('renewal')
        .set({ status: 'cancelled', dueAt: null, dueStatus: null, dueEvent: null })
        .where('accountId', 'in', accountIds)
        .execute()
      await server.db.updateTable('person').set({ isRealname: true }).where('accountId', 'in', accountIds).execute()
      const { consultId, prescriptionId } = await aRenewal(server, {
        accountId: first.accountId,
        personId,
        docId,
        doctorStaffId: doctor.staffId,
        pharmacistStaffId: pharmacist.staffId,
        status,
        wants: status === 'sent' ? 'delivery' : 'pickup',
        now: server.runtime.clock.now(),
        drugIds: [drugId],
        hasPdf: false,
      })
      return { consultId, prescriptionId: prescriptionId ?? '' }
    },
    drugName: '氨氯地平',
    async stopped() {
      const { consultId } = await world.renewal('applied')
      const fields = { kind: 'dose', drugIds: [drugId], sentence: '超过最大剂量', source: '', knowledge: '' }
      await server.db
        .insertInto('prescriptionStop')
        .values({ ...fields, consultId, staffId: doctor.staffId, at: new Date(server.runtime.clock.now()) })
        .execute()
    },
    async reminded() {
      const { prescriptionId } = await world.renewal('finished')
      const usesEndAt = new Date(server.runtime.clock.now() + 86_400_000)
      const reminded = { reminderTimes: ['08:00'], usesEndAt }
      await server.db.updateTable('prescription').set(reminded).where('prescriptionId', '=', prescriptionId).execute()
      return prescriptionId
    },
    async ownMedicine() {
      const values = { accountId: first.accountId, personId, drugName: '阿司匹林', dose: '100mg', frequency: '每日1次' }
      const { ownMedicineId } = await server.db
        .insertInto('ownMedicine')
        .values({ ...values, toldAt: new Date(server.runtime.clock.now()) })
        .returning('ownMedicineId')
        .executeTakeFirstOrThrow()
      return ownMedicineId
    },
    async seconding() {
      const { consultId } = await world.renewal('seconding')
      const { docId, staffId } = await aDoctor(server)
      for (const table of ['renewal', 'consult', 'prescription'] as const)
        await server.db.updateTable(table).set({ docId }).where('consultId', '=', consultId).execute()
      const prescription = server.db.updateTable('prescription').set({ doctorStaffId: staffId })
      await prescription.where('consultId', '=', consultId).execute()
      return consultId
    },
    anotherDoctor: async () => (await aDoctor(server)).docId,
    askedPharmacist: async () => (await anAskedPharmacist(server)).docId,
    team: async () => (await aTeam(server)).teamId,
    asked: async () => (await aGrantAbout(server, first.accountId, '13600000000', 'asked')).grantId,
    grantAboutOwner: async status => {
      const other = await aPatient(server)
      return aGrantAbout(server, other.accountId, first.mobile, status)
    },
    ...consults,
    ...visitors,
    ...reportWorld(server, { accountId: first.accountId, personId }, aBound),
    ...accountWorld(server, owner),
    ...bookings,
    ...feesWorld(server, first.accountId, aBound),
    ...fairWorld(server, first.accountId, { aBound, clinicSession: bookings.clinicSession }),
    ...groupWorld(server, scene, { owner, stranger, doctor, otherDoctor }),
    idCard: () => anIdCard(),
    async agree(moduleType) {
      for (const { session } of [first, stranger])
        await server.call('smarthos.privacy.protocol.records.save', { moduleType }, session)
    },
    mobile: () => `137${String(++mobiles).padStart(8, '0')}`,
  }
  return world
}
