import type { ReportKind } from '../../ports/hospital-results.ts'
import type { Charset } from './charset.ts'

/** What of a hospital may speak HL7 v2. */
export const hl7Parts = ['results', 'examinations', 'bills', 'stays', 'surgeries'] as const
export type Hl7Part = (typeof hl7Parts)[number]

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
}
