import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Caller } from './calls/caller.ts'
import type { FirstAsked } from './calls/first-answers.ts'
import type { Implemented } from './calls/handler.ts'
import type { Database, Db } from './database/connect.ts'
import type { Runtime } from './runtime.ts'
import type { Job, Timer } from './jobs/job.ts'
import type { JobQueue } from './jobs/queue.ts'
import type { AnyLifecycle } from './lifecycle/definition.ts'
import type { AccountHooks } from './registry/account-hooks.ts'
import type { ArchivePart } from './registry/archive.ts'
import type { DemoPart } from './registry/demo.ts'
import type { DoctorPlaces } from './registry/doctor-places.ts'
import type { HealthRecord, MedicineWarnings, PatientHeadOf } from './registry/health.ts'
import type { IncidentSource } from './registry/incident.ts'
import type { LinkTargets } from './registry/link-targets.ts'
import type { LookupPart } from './registry/lookup.ts'
import type { OwnBillers } from './registry/own-bills.ts'
import type { PathwayEnded } from './registry/pathway.ts'
import type { Payables } from './registry/payable.ts'
import type { Prices } from './registry/prices.ts'
import type { QuestionnaireSubmitted } from './registry/questionnaire.ts'
import type { SignedDocuments } from './registry/signed-documents.ts'
import type { Supervised, SupervisedState } from './registry/supervised.ts'
import type { TodayPart } from './registry/today.ts'
import type { WaitingFor } from './registry/waiting.ts'

/** Whether the caller may see the record that a file hangs on, and whom it is about. */
type MayRead = (
  db: Db,
  caller: Caller,
  recordId: string,
  now: number,
) => Promise<{ personId?: string } | boolean | undefined>

/** Who may read a file that hangs on a record, by record type. */
export type FileRights = Readonly<Record<string, MayRead>>

/** Whether a record is shown to everybody now, its files with it, by record type: a published text. */
export type OpenFiles = Readonly<Record<string, (db: Db, recordId: string, now: number) => Promise<boolean>>>

/** What a domain serves: what it answers, and what it does by itself. */
export interface Served {
  services: readonly Implemented[]
  /** What some of its pages ask first, answered inside the page. */
  firstAsked?: readonly FirstAsked[]
  jobs?: readonly Job[]
  timers?: readonly Timer[]
  /** Whose rows pass through states. */
  lifecycles?: readonly AnyLifecycle[]
  fileRights?: FileRights
  openFiles?: OpenFiles
  /** Addresses beside the one endpoint, such as a provider's notices. */
  web?: (
    app: FastifyInstance,
    inside: { db: Database; runtime: Runtime; jobs: JobQueue; log: Logger; registry: Registry },
  ) => void
}

/** What a domain gives to those that must not know it. */
export interface Contribution {
  /** What it sells, by business type. */
  payables?: Payables
  /** What it sells now and for how much, for everybody to read. */
  prices?: Prices
  /** What it bills by itself, by its own name. */
  ownBills?: OwnBillers
  accounts?: AccountHooks
  /** What an account's archive says of this domain. */
  archive?: readonly ArchivePart[]
  /** What the sandbox's demo hospital begins with. */
  demo?: readonly DemoPart[]
  /** Where a doctor of the platform can be visited. */
  doctorPlaces?: DoctorPlaces
  healthRecord?: HealthRecord
  medicineWarnings?: MedicineWarnings
  patientHead?: PatientHeadOf
  /** What follows when a questionnaire that it asked for was sent, by the type of what asked. */
  questionnaireSubmitted?: QuestionnaireSubmitted
  /** What follows when a pathway that it began has ended, by the type of what began it. */
  pathwayEnded?: PathwayEnded
  /** Where patients read what may have been wrong. */
  incidents?: readonly IncidentSource[]
  /** What is reported to the supervision platform: records once each, states whenever they change. */
  supervised?: readonly Supervised[]
  supervisedStates?: readonly SupervisedState[]
  /** What it signs that belongs into the hospital's own record system. */
  signedDocuments?: readonly SignedDocuments[]
  /** What of it stands on the first page of the staff. */
  today?: TodayPart
  /** What of it waits for somebody who opens home. */
  waiting?: WaitingFor
  /** What of it the staff find by a name or a number. */
  lookup?: LookupPart
  /** Which pages of its documents the office may lead to. */
  linkTargets?: LinkTargets
}

/** The contributions of all domains together. */
export interface Contributions {
  payables: Payables
  ownBills: OwnBillers
  prices: Prices
  accounts: readonly AccountHooks[]
  archive: readonly ArchivePart[]
  doctorPlaces: DoctorPlaces
  healthRecord: HealthRecord
  medicineWarnings: MedicineWarnings
  patientHead: PatientHeadOf
  questionnaireSubmitted: QuestionnaireSubmitted
  pathwayEnded: PathwayEnded
  incidents: readonly IncidentSource[]
  supervised: readonly Supervised[]
  supervisedStates: readonly SupervisedState[]
  signedDocuments: readonly SignedDocuments[]
  today: readonly TodayPart[]
  waiting: WaitingFor
  lookup: readonly LookupPart[]
  linkTargets: LinkTargets
}

/** What one domain brings to the server. `serve`: it works with what the others contribute. */
export type Domain = Contribution & (Served | { serve: (contributions: Contributions) => Served })
