import * as z from 'zod/mini'
import { commonRefusals } from '../../common/common.refusals.ts'
import { grantRefusals } from '../../common/grant.refusals.ts'
import { lineKinds } from '../../common/video-line.ts'
import { done, list, obj, only, service, type Services } from '../../service.ts'
import { consultSpelling as spelling } from '../consult.words.ts'
import { videoRefusals } from './video.refusals.ts'
import { signalBody } from './video.rules.ts'
import { entered, videoRoom, videoSignal } from './video.schemas.ts'
import { open, own } from '../../common/ids.ts'

const oneConsult = z.object({ consultId: own('consult') })
const notFound = { ...only(commonRefusals, 'not_found'), ...only(grantRefusals, 'grant_closed') }

/** The patient's side of the room of a video consult. */
export const roomServices = {
  /** The room of a consult: when it opens, who is there, what the line carries. */
  videoRoom: service({
    name: 'nethos.consult.video.room',
    kind: 'query',
    access: 'account',
    audits: { none: 'a part of a consult; opening it is written' },
    input: oneConsult,
    reply: obj(videoRoom),
    spelling,
    refusals: notFound,
  }),
  /** Enters, or enters again: an earlier page of the same side is out. */
  enterRoom: service({
    name: 'nethos.consult.video.room.enter',
    kind: 'command',
    access: 'account',
    input: z.object({
      consultId: own('consult'),
      /** Once is enough; it stays with the room. */
      agreesToRecording: z.optional(z.nullable(z.boolean())),
    }),
    reply: obj(entered),
    spelling,
    limits: [{ per: 'account', times: 30, seconds: 60 }],
    refusals: { ...notFound, ...only(videoRefusals, 'room_not_open', 'room_closed', 'recording_not_agreed') },
  }),
  leaveRoom: service({
    name: 'nethos.consult.video.room.leave',
    kind: 'command',
    access: 'account',
    input: z.object({ consultId: own('consult'), entryId: open('a page of the caller’s own in a room that is his') }),
    reply: done,
    spelling,
    refusals: notFound,
  }),
  /** For the other side's browser alone: an offer, an answer, candidates. */
  sendSignal: service({
    name: 'nethos.consult.video.signal.send',
    kind: 'command',
    access: 'account',
    input: z.object({
      consultId: own('consult'),
      entryId: open('a page of the caller’s own in a room that is his'),
      body: signalBody,
    }),
    reply: done,
    spelling,
    limits: [{ per: 'account', times: 120, seconds: 60 }],
    refusals: { ...notFound, ...only(videoRefusals, 'not_in_room') },
  }),
  /** What the other side has sent since; the event `video` says that there is some. */
  takeSignals: service({
    name: 'nethos.consult.video.signal.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'what two browsers say to find each other' },
    input: z.object({ consultId: own('consult'), after: z.int() }),
    reply: list(videoSignal),
    spelling,
    refusals: notFound,
  }),
  /** Still here, and what the own line carries; every few seconds, and at once when it changes. */
  reportLine: service({
    name: 'nethos.consult.video.line',
    kind: 'command',
    access: 'account',
    input: z.object({
      consultId: own('consult'),
      entryId: open('a page of the caller’s own in a room that is his'),
      kind: z.enum(lineKinds),
    }),
    reply: obj(videoRoom),
    spelling,
    limits: [{ per: 'account', times: 90, seconds: 60 }],
    refusals: { ...notFound, ...only(videoRefusals, 'not_in_room') },
  }),
} satisfies Services
