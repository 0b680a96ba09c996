import * as z from 'zod/mini'
import { cents, instant } from '../../common/fields.ts'
import { lineKinds } from '../../common/video-line.ts'

/** Video is sold by the hospital's doctors, or by a famous one himself (名医视频); a doctor may sell both, each at its price. */
export const videoTypes = ['VIDEO', 'DOCVIDEO'] as const
export type VideoType = (typeof videoTypes)[number]

/** A time that a doctor has published. */
export const videoTime = z.object({
  timeId: z.string(),
  beginsAt: instant,
  endsAt: instant,
})
export type VideoTime = z.infer<typeof videoTime>

/** A room as both sides see it. */
export const videoRoom = z.object({
  consultId: z.string(),
  beginsAt: instant,
  endsAt: instant,
  /** When it can be entered; not any more once the consult has ended. */
  opensAt: instant,
  closesAt: instant,
  isOpen: z.boolean(),
  docName: z.string(),
  consulterName: z.string(),
  patientIsHere: z.boolean(),
  doctorIsHere: z.boolean(),
  /** What both lines carry now. */
  kind: z.enum(lineKinds),
  /** Which kind was delivered so far; null: they have not met. */
  delivered: z.nullable(z.enum(lineKinds)),
  /** What goes back at the end if it stays so. */
  backCents: cents,
  /** What goes back when it is cancelled now, before the two have met. */
  cancelBackCents: cents,
  /** What was paid. */
  feeCents: cents,
  /** The hospital keeps sound and pictures of its video consults: the patient is asked before he enters. */
  isRecorded: z.boolean(),
  /** The patient has agreed to it. */
  hasAgreed: z.boolean(),
  /** Parts are arriving. */
  isRecording: z.boolean(),
})
export type VideoRoom = z.infer<typeof videoRoom>

/** How the browsers find each other: sound and pictures go directly from one to the other. */
export const entered = z.object({
  room: videoRoom,
  /** The caller's own entry; one that enters again elsewhere has another. */
  entryId: z.string(),
  iceServers: z.array(
    z.object({ urls: z.array(z.string()), username: z.optional(z.string()), credential: z.optional(z.string()) }),
  ),
  /** Only over a relay: no address of the one is shown to the other. */
  isRelayOnly: z.boolean(),
})

/** What the other side's browser has sent. */
export const videoSignal = z.object({ seq: z.int(), body: z.string() })
