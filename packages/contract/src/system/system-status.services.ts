import * as z from 'zod/mini'
import { obj, service, type Services } from '../service.ts'
import type { BreakerState } from './breaker.status.ts'

/** Systems outside that a hospital may have connected, or not. */
export const outsidePorts = [
  'hospital_messages',
  'identity',
  'staff_identity',
  'insurance',
  'surgery_insurance',
  'invoices',
  'signing',
  'supervision',
] as const
export type OutsidePort = (typeof outsidePorts)[number]

/** Kinds of systems outside that are asked over a line. The first ten are parts of a hospital's own. */
export const outsideKinds = [
  'patients',
  'booking',
  'results',
  'bills',
  'examinations',
  'surgeries',
  'stays',
  'checkups',
  'pictures',
  'records',
  'payment',
  'shell',
  'sms',
  'push',
  'identity',
  'staff_identity',
  'insurance',
  'surgery_insurance',
  'invoices',
  'files',
  'signing',
  'supervision',
] as const
export type OutsideKind = (typeof outsideKinds)[number]

/** One system that the answering process has asked since its start, and how it stands with it (breaker.status.ts). */
const outsideSystem = z.object({
  kind: z.enum(outsideKinds),
  /** Which one: a hospital's id, a provider, the host of a push service; '' when there is one only. */
  of: z.string(),
  /** The hospital's name; '' otherwise. */
  hosName: z.string(),
  state: z.enum(['closed', 'open', 'half_open'] satisfies readonly BreakerState[]),
  forMs: z.number(),
  inHand: z.int(),
  /** Since the process began: calls that got no answer, and calls that were not even sent. */
  failed: z.int(),
  refused: z.int(),
})

/** How the server stands at this moment; asked by people, where metrics are asked by machines. */
export const systemStatus = z.object({
  /** For how long the process that answers has been up, in ms. All ages here are by the machine's own clock. */
  upMs: z.number(),
  isSandbox: z.boolean(),
  database: z.object({
    version: z.string(),
    sizeBytes: z.number(),
    /** How long a query that does nothing took, in ms: the way there and back. */
    answeredMs: z.number(),
  }),
  jobs: z.object({
    /** Could run now, and do not yet. */
    waiting: z.int(),
    /** For how long the oldest of them has, in ms; null when none waits. */
    oldestMs: z.nullable(z.number()),
    /** Given up after all tries (failed-jobs.services.ts). */
    failed: z.int(),
  }),
  /** How old the last backup is that came to its end, in ms; null: there has been none. */
  backupAgeMs: z.nullable(z.number()),
  outside: z.array(outsideSystem),
  ports: z.array(z.object({ port: z.enum(outsidePorts), isConnected: z.boolean() })),
})
export type SystemStatus = z.infer<typeof systemStatus>

export const systemStatusServices = {
  status: service({
    name: 'staff.system.status',
    kind: 'query',
    access: ['admin'],
    audits: { none: 'names no patient' },
    input: z.object({}),
    reply: obj(systemStatus),
  }),
} satisfies Services
