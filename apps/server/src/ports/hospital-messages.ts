/**
 * Hospitals whose systems send messages (HL7 v2) instead of answering questions. A message is kept before it is acknowledged,
 * read afterwards, and becomes facts: what it says of a thing, in a version. The ports of such a hospital answer from the facts.
 */
export interface HospitalMessages {
  /** The hospitals that send messages. */
  readonly hospitals: readonly string[]
  /** Begins to listen. A message is acknowledged when `take` has kept it; when that fails it is not, and comes again. */
  listen(take: (came: CameIn) => Promise<unknown>): Promise<{ port: number; close(): Promise<void> }>
  /** What a message says. Never rejects: what cannot be read is a fault. */
  read(hosId: string, bytes: Buffer): ReadMessage
  /** As people read it: decoded, a segment on each line. */
  textOf(hosId: string, bytes: Buffer): string
}

export interface CameIn {
  hosId: string
  /** The address that it came from. */
  sentFrom: string
  bytes: Buffer
  read: ReadMessage
}

export interface ReadMessage {
  /** MSH-10; may be empty. */
  controlId: string
  /** ORU^R01. */
  kind: string
  /** What is wrong with it, naming an element and nothing of a patient; empty: nothing. */
  fault: string
  facts: Fact[]
}

export const factKinds = [
  'result',
  'file',
  'order',
  'appointment',
  'queue',
  'reported',
  'bill',
  'charge',
  'payment',
  'visit',
  'surgery',
  'surgery_event',
  'stay',
  'bed',
  'told',
  'check',
  'station',
  'check_reported',
  'ward_order',
  'unreadable',
] as const
export type FactKind = (typeof factKinds)[number]

/** What is said of one thing. */
export interface Fact {
  about: FactKind
  /** The hospital's own code of the thing, at most 100 characters. */
  code: string
  /** Whose it is; empty where it is nobody's. */
  recordNumber: string
  /** The higher one is the later one, in whatever order they come. */
  version: number
  body: object
}

export interface StoredFact extends Fact {
  /** Grows in the order in which facts were kept. */
  factId: number
  cameAt: number
}

/** Where the facts lie. */
export interface FactStore {
  /** Of these kinds, oldest first, after the cursor; of those that came at `since` or later. */
  after(
    hosId: string,
    kinds: readonly FactKind[],
    at: { factId: number; since: number; most: number },
  ): Promise<StoredFact[]>
  /** Of one file, oldest first. */
  ofFile(hosId: string, kinds: readonly FactKind[], recordNumber: string): Promise<StoredFact[]>
  /** Of one thing, oldest version first. */
  ofCode(hosId: string, about: FactKind, code: string): Promise<StoredFact[]>
  /** Keeps what was told to the hospital and what it has answered. */
  save(hosId: string, facts: readonly Fact[]): Promise<void>
}
