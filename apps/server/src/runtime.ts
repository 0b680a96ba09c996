import type { Clock } from './ports/clock.ts'
import type { DiagnosisList } from './ports/diagnosis-list.ts'
import type { DrugKnowledge } from './ports/drug-knowledge.ts'
import type { FileStore } from './ports/files.ts'
import type { HospitalMessages } from './ports/hospital-messages.ts'
import type { HospitalPictures } from './ports/hospital-pictures.ts'
import type { Hospital } from './ports/hospital.ts'
import type { IdentityChecker } from './ports/identity.ts'
import type { Insurance } from './ports/insurance.ts'
import type { SurgeryInsurer } from './ports/surgery-insurer.ts'
import type { StaffIdentity } from './ports/staff-identity.ts'
import type { InvoiceProvider } from './ports/invoice.ts'
import type { OutsideSystems } from './ports/outside-systems.ts'
import type { PaymentProvider } from './ports/payment.ts'
import type { PushSender } from './ports/push.ts'
import type { ShellPlatforms } from './ports/shells.ts'
import type { DocumentSigner } from './ports/signing.ts'
import type { SmsSender } from './ports/sms.ts'
import type { HospitalRecords } from './ports/hospital-records.ts'
import type { SupervisionPlatform } from './ports/supervision.ts'
import type { LookupKey } from './secrets/lookup-key.ts'
import type { Sealer } from './secrets/sealer.ts'
import type { Settings } from './settings.ts'

/** What main.ts has chosen and connected. Ports are for jobs and for the outside step of a command, never inside a transaction. */
export interface Runtime {
  readonly settings: Settings
  readonly clock: Clock
  readonly keys: Keys
  readonly sealer: Sealer
  readonly files: FileStore
  readonly sms: SmsSender
  /** Messages to browsers whose page is closed. */
  readonly push: PushSender
  readonly payments: readonly PaymentProvider[]
  /** Writes electronic invoices; undefined: this installation has no provider, and the pages say so. */
  readonly invoices: InvoiceProvider | undefined
  /** Who insures operations; undefined: nobody, and the pages say so. */
  readonly surgeryInsurer: SurgeryInsurer | undefined
  /** The settlement centre of the medical insurance; undefined: everything is own money. */
  readonly insurance: Insurance | undefined
  readonly shells: ShellPlatforms
  readonly hospital: Hospital
  /** Hospitals that send messages; undefined: none does. */
  readonly messages: HospitalMessages | undefined
  /** The hospitals' picture archives. */
  readonly pictures: HospitalPictures
  /** The police's register; undefined: this installation has no access to it. */
  readonly identity: IdentityChecker | undefined
  /** Says that a doctor is himself; undefined: this installation asks for no more than the second factor. */
  readonly staffIdentity: StaffIdentity | undefined
  /** Signs prescriptions; undefined: this installation has no certificate yet, and renewals wait for their PDF. */
  readonly signer: DocumentSigner | undefined
  /** What prescriptions are checked by. */
  readonly drugKnowledge: DrugKnowledge
  /** What diagnoses are chosen from. */
  readonly diagnoses: DiagnosisList
  /** The hospitals' own record systems; of those that have none what is signed waits. */
  readonly records: HospitalRecords
  /** The province's supervision platform; undefined: not connected, and reports wait. */
  readonly supervision: SupervisionPlatform | undefined
  /** How this process stands with the systems outside. */
  readonly outside: OutsideSystems
  /** How long ago (ms) the last backup of this installation came to its end; null: there has been none. */
  backupAgeMs(): Promise<number | null>
}

/** The server's own keys: from the environment in production, made at first start in the sandbox. */
export interface Keys {
  /** Session sign keys, file tickets and event tickets are derived from it. */
  readonly secret: Buffer
  /** Key of the keyed hashes beside sealed numbers. */
  readonly lookup: LookupKey
  /** The public key of calls without a token: GET /config.json gives it. */
  readonly channelKey: string
}
