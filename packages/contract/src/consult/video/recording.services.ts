import * as z from 'zod/mini'
import { commonRefusals } from '../../common/common.refusals.ts'
import { formNumber, id, instant, pageNum, pageSize } from '../../common/fields.ts'
import { open, own, staff } from '../../common/ids.ts'
import { done, obj, only, page, service, type OutputOf, type Services } from '../../service.ts'
import { recordingRefusals } from './recording.refusals.ts'
import { mostParts, openingReason, recordingMediaTypes } from './recording.rules.ts'

const doctors = ['doctor', 'nurse'] as const
const office = ['operator', 'admin'] as const
const farthestMs = 253_402_300_799_999
const longestPartMs = 600_000

const side = z.enum(['patient', 'doctor'])

/** A video consult whose two sides have met, and how much of it was recorded. */
const recorded = z.object({
  consultId: z.string(),
  docName: z.string(),
  docDeptName: z.string(),
  beginsAt: instant,
  /** How long both were in the room with sound or pictures, seconds. */
  metSeconds: z.int(),
  /** How much of that was recorded, seconds: of the side of which there is less. */
  recordedSeconds: z.int(),
  /** whole, part or none (recording.rules.ts). */
  recordingState: z.enum(['whole', 'part', 'none']),
  /** When the patient agreed; null: he did not. */
  agreedAt: z.nullable(instant),
})

const take = z.object({
  takeId: z.string(),
  beganAt: instant,
  sides: z.array(
    z.object({
      side,
      mediaType: z.enum(recordingMediaTypes),
      /** Of all its parts. */
      seconds: z.int(),
      parts: z.int(),
      byteSize: z.int(),
    }),
  ),
})

/** Sound and pictures of video consults: kept by the doctor's page, opened by the office for a reason that is written down (docs/decisions/0266). */
export const recordingServices = {
  /** Some seconds of one side, as the form part `file`. The same part again changes nothing. */
  saveRecordingPart: service({
    name: 'staff.video.recording.part.save',
    kind: 'command',
    access: doctors,
    audits: { none: 'he is in the room: the line was written when he entered' },
    upload: true,
    input: z.object({
      consultId: own('consult'),
      takeId: open('made by the page that records; a take belongs to its consult', id),
      side,
      mediaType: z.enum(recordingMediaTypes),
      /** When the take began, by the server's clock. */
      beganAt: formNumber(farthestMs),
      partNo: open('its place within a take', formNumber(mostParts - 1)),
      milliseconds: formNumber(longestPartMs),
    }),
    reply: done,
    limits: [{ per: 'account', times: 240, seconds: 60 }],
    refusals: {
      ...only(commonRefusals, 'not_found'),
      ...only(recordingRefusals, 'recording_closed', 'recording_unreadable'),
    },
  }),
  /** Meetings, the newest first, and whether each was recorded. */
  listRecordings: service({
    name: 'staff.video.recording.list',
    kind: 'query',
    access: office,
    audits: { none: 'hours and doctors of video consults, of no patient' },
    input: z.object({
      /** Part of the doctor's name. */
      docName: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(50)))),
      /** null and '': all. */
      recordingState: z.optional(z.nullable(z.enum(['whole', 'part', 'none', '']))),
      pageNum,
      pageSize: pageSize(20, 100),
    }),
    reply: page(recorded),
  }),
  /** One meeting: what there is, and who has opened it, the newest first. Nothing is played here. */
  recordingFacts: service({
    name: 'staff.video.recording.detail',
    kind: 'query',
    access: office,
    audits: { none: 'hours of a video consult, of no patient; opening it is written' },
    input: z.object({ consultId: staff('consult') }),
    reply: obj(
      z.object({
        ...recorded.shape,
        openings: z.array(z.object({ staffName: z.string(), reason: z.string(), openedAt: instant })),
      }),
    ),
    refusals: only(commonRefusals, 'not_found'),
  }),
  /** Opens it for some hours, for a reason. The patient reads of it in his log. */
  openRecording: service({
    name: 'staff.video.recording.open',
    kind: 'command',
    access: office,
    audits: { writes: ['video.recording.open'] },
    input: z.object({ consultId: staff('consult'), reason: openingReason }),
    reply: obj(z.object({ accessId: z.string(), takes: z.array(take) })),
    limits: [{ per: 'account', times: 30, seconds: 3600 }],
    refusals: only(commonRefusals, 'not_found'),
  }),
  /** One part of what the caller has opened, as base64. */
  recordingPart: service({
    name: 'staff.video.recording.part',
    kind: 'query',
    access: office,
    audits: { none: 'a part of what was opened; the opening is written' },
    input: z.object({
      accessId: open('given out when the caller opens a recording; another’s is not found'),
      takeId: open('of the consult that was opened', id),
      side,
      partNo: open('its place within a take', formNumber(mostParts - 1)),
    }),
    reply: obj(z.object({ base64: z.string() })),
    limits: [{ per: 'account', times: 1200, seconds: 60 }],
    refusals: { ...only(commonRefusals, 'not_found'), ...only(recordingRefusals, 'opening_over') },
  }),
} satisfies Services

export type RecordedMeeting = OutputOf<typeof recordingServices.listRecordings>['rows'][number]
export type RecordingFacts = OutputOf<typeof recordingServices.recordingFacts>
export type OpenedRecording = OutputOf<typeof recordingServices.openRecording>
export type RecordingTake = OpenedRecording['takes'][number]
