import { randomUUID } from 'node:crypto'
import { aCoupon } from '../domains/coupons/coupons.samples.ts'
import { aCheckupOrder, aCheckupPackage, aCheckupTime, aCheckupVoucher } from '../domains/checkup/checkup.samples.ts'
import { anExamination, anItemOrder, anItemToOrder, aQueueEntry, aSlot } from '../domains/exam/exam.samples.ts'
import { anAdmission, aProcessStep, aStay, aVisit, aVisitTime } from '../domains/inpatient/inpatient.samples.ts'
import type { AdmissionStatus } from '@nethos/contract/inpatient/admission.status.ts'
import { aPolicy, aSurgery } from '../domains/daysurgery/daysurgery.samples.ts'
import { aComplaint } from '../domains/feedback/complaint/complaint.samples.ts'
import { aPathway } from '../domains/pathway/pathway.samples.ts'
import { completeTask } from '../domains/pathway/public.ts'
import { inTransaction } from '../domains/pathway/testbed.ts'
import { aQuestionnaire } from '../domains/questionnaire/questionnaire.samples.ts'
import type { TestServer } from '../testing/server.ts'
import { builtInProgrammes } from '../domains/programme/built-in/index.ts'
import type { Patient } from './scene.ts'

/** What the world has that belongs to an account, and what is known of its owner's health. */
export interface AccountWorld {
  /** A device that the owner has logged in from. */
  device(): Promise<string>
  message(): Promise<string>
  address(facts: object): Promise<string>
  feedback(): Promise<string>
  /** A complaint of the owner's about a consult of his. */
  complaint(status?: 'open' | 'answered'): Promise<{ feedbackId: string }>
  /** An application of the owner's to the programme of rehabilitation, in this state. */
  application(status?: 'applied' | 'asked' | 'to_pay'): Promise<string>
  /** `of`: whose, if not the owner's. */
  treatment(of?: Pick<Patient, 'accountId' | 'personId'>): Promise<string>
  /** An examination of the owner's, a time for it, his number in a line, and an order for himself with what may be ordered. */
  examination(status?: 'to_book' | 'booked'): Promise<string>
  examinationSlot(): Promise<string>
  queueEntry(): Promise<string>
  itemOrder(): Promise<string>
  itemToOrder(): Promise<string>
  /** An operation of the owner's that lies ahead. */
  surgery(): Promise<string>
  /** An admission of the owner's, one that the demo hospital knows to be in, a step to read. */
  admission(status?: AdmissionStatus): Promise<string>
  stay(): Promise<string>
  stayVisit(): Promise<string>
  visitTime(): Promise<number>
  processStep(): Promise<string>
  /** A health check of the owner's, what is offered, and one that a company pays for. */
  checkupOrder(status?: 'to_pay' | 'to_confirm' | 'to_check' | 'overdue'): Promise<string>
  checkupPackage(): Promise<string>
  checkupTime(): Promise<string>
  checkupVoucher(): Promise<{ voucherId: string; companyId: string; code: string }>
  /** Its insurance, to be paid. */
  surgeryPolicy(): Promise<string>
  coupon(): Promise<string>
  /** A pathway of the owner's that goes on, or its task of this key (pathway.samples.ts); `of`: whose, if not the owner's. */
  pathway(): Promise<string>
  completeTask(taskId: string): Promise<void>
  pathwayTask(key: string, of?: { accountId: string; personId: string }): Promise<string>
  /** One that the owner's person has to fill in, or has. */
  questionnaire(code?: string): Promise<string>
  sentQuestionnaire(): Promise<string>
}

/** The form of the programme of rehabilitation, as far as it must be. */
export const filledIn = { reason: 'joint', illness: '关节置换术后两周', pain: 3, fever: 'no', wish: '能下楼' }

export function accountWorld(server: TestServer, first: Patient): AccountWorld {
  let devices = 0
  let applied = 0
  const { personId } = first
  const pathway = ({ accountId, personId: person } = { accountId: first.accountId, personId }) =>
    inTransaction(server, ctx => aPathway(ctx, { accountId, personId: person, id: randomUUID() }))
  return {
    pathway: () => pathway(),
    completeTask: async taskId => void (await inTransaction(server, ctx => completeTask(ctx, { taskId }))),
    async pathwayTask(key, of) {
      const { taskId } = await server.db
        .selectFrom('pathwayTask')
        .select('taskId')
        .where('pathwayId', '=', await pathway(of))
        .where('taskKey', '=', key)
        .executeTakeFirstOrThrow()
      return taskId
    },
    async device() {
      const at = new Date(server.runtime.clock.now())
      const { trustedDeviceId } = await server.db
        .insertInto('trustedDevice')
        .values({ accountId: first.accountId, deviceId: `d${++devices}`, name: 'iPhone', firstAt: at, lastAt: at })
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
          createdAt: new Date(server.runtime.clock.now()),
        })
        .returning('messageId')
        .executeTakeFirstOrThrow()
      return messageId
    },
    address: async facts => (await server.call('nethos.pat.address.add', facts, first.session)).obj.addressId,
    async application(status = 'applied') {
      const document = builtInProgrammes['kfzx']!
      const at = new Date(server.runtime.clock.now())
      const later = new Date(at.getTime() + 86_400_000)
      const { applicationId } = await server.db
        .insertInto('programmeApplication')
        .values({
          accountId: first.accountId,
          personId,
          personName: '张秀英',
          // One open application of a person to a programme.
          code: `kfzx-${++applied}`,
          edition: 0,
          document: JSON.stringify(document),
          offerCode: 'home-plan',
          offerTitle: '居家康复评估与方案',
          priceCents: status === 'to_pay' ? 9_900 : 0,
          answers: JSON.stringify(filledIn),
          status,
          createdAt: at,
          decideBy: later,
          answerBy: later,
          payBy: later,
        })
        .returning('applicationId')
        .executeTakeFirstOrThrow()
      return applicationId
    },
    examination: status => anExamination(server, { accountId: first.accountId, personId }, status),
    surgeryPolicy: () => aPolicy(server, { accountId: first.accountId, personId }),
    surgery: () => aSurgery(server, { accountId: first.accountId, personId }),
    examinationSlot: () => aSlot(server, 'h1'),
    queueEntry: () => aQueueEntry(server, { accountId: first.accountId, personId }),
    itemOrder: () => anItemOrder(server, { accountId: first.accountId, personId }),
    admission: status => anAdmission(server, { accountId: first.accountId, personId }, status),
    stay: () => aStay(server, { accountId: first.accountId, personId }),
    visitTime: () => aVisitTime(server),
    stayVisit: () => aVisit(server, { accountId: first.accountId, personId }),
    processStep: () => aProcessStep(server, { accountId: first.accountId, personId }),
    itemToOrder: () => anItemToOrder(server, { accountId: first.accountId, personId }),
    checkupOrder: status => aCheckupOrder(server, { accountId: first.accountId, personId }, status),
    checkupPackage: () => aCheckupPackage(server),
    checkupTime: () => aCheckupTime(server),
    checkupVoucher: () => aCheckupVoucher(server, { accountId: first.accountId, personId }),
    feedback: async () => {
      const written = { accountId: first.accountId, kind: 'other', content: '排队太久' }
      const added = server.db
        .insertInto('feedback')
        .values({ ...written, createdAt: new Date(server.runtime.clock.now()) })
      return (await added.returning('feedbackId').executeTakeFirstOrThrow()).feedbackId
    },
    complaint: (status = 'open') => aComplaint(server, first.accountId, status),
    questionnaire: code => aQuestionnaire(server, first, { code }),
    async sentQuestionnaire() {
      const assignmentId = await aQuestionnaire(server, first, { code: 'pain' })
      const answers = { pain: 8 }
      await server.call('smarthos.questionnaire.submit', { assignmentId, answers }, first.session)
      return assignmentId
    },
    async treatment(of = first) {
      const { treatmentId } = await server.db
        .insertInto('treatment')
        .values({
          accountId: of.accountId,
          personId: of.personId,
          content: '门诊',
          treatedAt: new Date(0),
          creatorName: '张秀英',
          createdAt: new Date(0),
        })
        .returning('treatmentId')
        .executeTakeFirstOrThrow()
      return treatmentId
    },
    coupon: async () => (await aCoupon(server.db, server.runtime.clock.now(), first.accountId)).couponId,
  }
}
