import type { FastifyInstance } from 'fastify'
import type { Runtime } from '../runtime.ts'
import type { Runner } from '../jobs/runner.ts'
import type { Breakers } from '../outside-systems/outside-systems.ts'
import type { Clock } from '../ports/clock.ts'
import type { DiagnosisList } from '../ports/diagnosis-list.ts'
import type { DrugKnowledge } from '../ports/drug-knowledge.ts'
import type { FileStore } from '../ports/files.ts'
import type { HospitalMessages } from '../ports/hospital-messages.ts'
import type { HospitalRecords } from '../ports/hospital-records.ts'
import type { HospitalPictures } from '../ports/hospital-pictures.ts'
import type { Hospital } from '../ports/hospital.ts'
import type { IdentityChecker } from '../ports/identity.ts'
import type { Insurance } from '../ports/insurance.ts'
import type { SurgeryInsurer } from '../ports/surgery-insurer.ts'
import type { StaffIdentity } from '../ports/staff-identity.ts'
import type { InvoiceProvider } from '../ports/invoice.ts'
import type { PaymentProvider } from '../ports/payment.ts'
import type { PushSender } from '../ports/push.ts'
import type { ShellPlatforms } from '../ports/shells.ts'
import type { DocumentSigner } from '../ports/signing.ts'
import type { SmsSender } from '../ports/sms.ts'
import type { SupervisionPlatform } from '../ports/supervision.ts'

/** The outside world, chosen once at start: real providers, or the sandbox that speaks their protocols. */
export interface Outside {
  clock: Clock
  /** How this process stands with each of the systems below. */
  breakers: Breakers
  files: FileStore
  sms: SmsSender
  push: PushSender
  payments: readonly PaymentProvider[]
  shells: ShellPlatforms
  hospital: Hospital
  messages: HospitalMessages | undefined
  pictures: HospitalPictures
  identity: IdentityChecker | undefined
  staffIdentity: StaffIdentity | undefined
  invoices: InvoiceProvider | undefined
  surgeryInsurer: SurgeryInsurer | undefined
  insurance: Insurance | undefined
  signer: DocumentSigner | undefined
  drugKnowledge: DrugKnowledge
  diagnoses: DiagnosisList
  records: HospitalRecords
  supervision: SupervisionPlatform | undefined
  /** Origins that payment forms are posted to. */
  formHosts: readonly string[]
  /** Pictures that everybody may see, by name: the demo hospital's portraits and banners. */
  publicPicture: (name: string) => Promise<Buffer | undefined>
  /** The sandbox's own addresses. */
  mount?: (app: FastifyInstance, inside: { runtime: Runtime; runner: Runner }) => Promise<void>
  /** Another process has moved the clock. */
  onClockMoved?: () => Promise<void>
  close?: () => Promise<void>
}
