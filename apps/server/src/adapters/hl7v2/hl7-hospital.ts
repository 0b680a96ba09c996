import type { ReportKind } from '../../ports/hospital-results.ts'
import type { ChargeKind } from '../../ports/hospital-bills.ts'
import type { CheckupCentre, CheckupPackage } from '../../ports/hospital-checkups.ts'
import type { ContrastAgent, ExaminationOrder } from '../../ports/hospital-examinations.ts'
import type { DayOnWard, Ward, WardBed } from '../../ports/hospital-stays.ts'
import type { Charset } from './charset.ts'
import type { Peer } from './client.ts'

/** What of a hospital may speak HL7 v2. */
export const hl7Parts = ['results', 'examinations', 'bills', 'surgeries', 'stays', 'checkups'] as const
export type Hl7Part = (typeof hl7Parts)[number]

/** What HL7 v2 has no field for: where an examination is made, and what must be known before. */
export type ExaminationItem = Pick<
  ExaminationOrder,
  | 'kind'
  | 'deptName'
  | 'place'
  | 'building'
  | 'resourceCode'
  | 'minutes'
  | 'needsAppointment'
  | 'needsFasting'
  | 'isSedated'
  | 'preparation'
> & {
  contrast: ContrastAgent
  itemName?: string | undefined
  groupName?: string | undefined
  /** With it a patient may order it for himself. */
  priceCents?: number | undefined
}

export interface ExaminationRoom {
  /** Days from 1 (Monday) to 7; 08:00 to 11:30. */
  hours: readonly { days: readonly number[]; from: string; to: string }[]
  /** How long each time is; left out: the whole of the hours. */
  everyMinutes?: number | undefined
  /** How many may come at each time; left out: nobody counts. */
  places?: number | undefined
}

/** What HL7 v2 has no field for: a ward, its beds by their numbers, and what holds on it. */
export interface HospitalWard extends Omit<Ward, 'wardCode' | 'freedLately'> {
  beds: Readonly<Record<string, Pick<WardBed, 'kind' | 'gender'>>>
  /** What is done on each day, at its time. */
  routine: readonly { time: string; what: string; place: string; note: string }[]
  meals: DayOnWard['meals']
  visiting: readonly string[]
  rules: readonly string[]
}

/** What HL7 v2 has no field for: the health-check centres with their hours, what each offers, and where its stations are. */
export interface HospitalCheckupCentres {
  centres: Readonly<Record<string, Omit<CheckupCentre, 'centreCode'> & { times: ExaminationRoom & { places: number } }>>
  packages: Readonly<Record<string, Omit<CheckupPackage, 'packageCode'>>>
  stations: Readonly<Record<string, { name?: string | undefined; place: string; hint: string }>>
}

/** One hospital whose systems, or whose integration engine, send HL7 v2. */
export interface Hl7Hospital {
  hosId: string
  parts: readonly Hl7Part[]
  /** The addresses that it sends from; nobody else is listened to. */
  hosts: readonly string[]
  /** SHA-256 of the certificates that it shows, upper-case hex with colons; left out: every one that the CA has signed. */
  certificates?: readonly string[] | undefined
  /** MSH-4: needed where several hospitals send from one address. */
  facility?: string | undefined
  /** MSH-11: P of a hospital at work, T of its test system. */
  processing: string
  /** The type of the identifier in PID-3 that is the record number (病案号). */
  recordType: string
  /** Of messages whose MSH-18 says nothing; and of ours. */
  charset?: Charset | undefined
  /** What its OBR-24, OBR-4 or MSH-3 is as a kind of report. */
  reportKinds: Readonly<Record<string, ReportKind>>
  /** By the code in OBR-4, and by the code of the device or room. */
  examinations?:
    | {
        items: Readonly<Record<string, ExaminationItem>>
        rooms: Readonly<Record<string, ExaminationRoom>>
        orderDays: number
      }
    | undefined
  /** What its FT1-17 is as a kind of charge. */
  chargeKinds?: Readonly<Record<string, ChargeKind>> | undefined
  /** How many days a bill can be paid. */
  payDays?: number | undefined
  /** By the code of the ward in PV1-3. */
  wards?: Readonly<Record<string, HospitalWard>> | undefined
  /** By the code in OBR-4: what of a ward's orders stands in the plan of the day, as patients read it. */
  wardOrders?: Readonly<Record<string, { what: string; place: string; note: string }>> | undefined
  checkups?: HospitalCheckupCentres | undefined
  /** How many days an admission note is good for. */
  noteDays?: number | undefined
  /** MSH-5 of what we send. */
  application?: string | undefined
  /** Where our messages go; left out: it is told nothing. */
  peer?: Peer | undefined
}
