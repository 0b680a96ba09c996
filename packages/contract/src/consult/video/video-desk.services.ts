import * as z from 'zod/mini'
import { commonRefusals } from '../../common/common.refusals.ts'
import { lineKinds } from '../../common/video-line.ts'
import { consultSpelling as spelling } from '../consult.words.ts'
import { videoRefusals } from './video.refusals.ts'
import { firstTime, minutesEach, signalBody, timeCount } from './video.rules.ts'
import { entered, videoRoom, videoSignal, videoTime } from './video.schemas.ts'
import { done, list, obj, only, service, type Services } from '../../service.ts'
import { videoDeskRefusals } from './video-desk.refusals.ts'
import { open, own } from '../../common/ids.ts'

const access = ['doctor', 'nurse'] as const
const oneConsult = z.object({ consultId: own('consult') })
const notFound = only(commonRefusals, 'not_found')

/** A time as its doctor sees it. */
const deskTime = z.object({
  ...videoTime.shape,
  /** The consult that holds it; null: free. */
  consultId: z.nullable(z.string()),
  /** For whom; empty while free. */
  consulterName: z.string(),
  /** It is paid for, or free of charge. */
  isCertain: z.boolean(),
})

/** The doctor's side of video: his times, and the room. */
export const videoDeskServices = {
  /** The doctor's times from today on, soonest first. */
  listVideoTimes: service({
    name: 'staff.video.time.list',
    kind: 'query',
    access,
    audits: { listed: 'consult.list' },
    input: z.object({}),
    reply: list(deskTime),
    spelling,
  }),
  /** So many times of so many minutes, one after the other. None may overlap another of the doctor's. */
  publishVideoTimes: service({
    name: 'staff.video.time.publish',
    kind: 'command',
    access,
    audits: { writes: ['video.time.publish'] },
    input: z.object({ beginsAt: firstTime, minutes: minutesEach, count: timeCount }),
    reply: obj(z.object({ count: z.int() })),
    spelling,
    refusals: only(videoDeskRefusals, 'no_video', 'times_overlap', 'times_past'),
  }),
  /** Takes a free time back. */
  withdrawVideoTime: service({
    name: 'staff.video.time.withdraw',
    kind: 'command',
    access,
    audits: { writes: ['video.time.withdraw'] },
    input: z.object({ timeId: own('video_time') }),
    reply: done,
    spelling,
    refusals: { ...notFound, ...only(videoDeskRefusals, 'time_held') },
  }),
  deskRoom: service({
    name: 'staff.video.room',
    kind: 'query',
    access,
    audits: { none: 'a name that the queue has shown; the line is written when he enters' },
    input: oneConsult,
    reply: obj(videoRoom),
    spelling,
    refusals: notFound,
  }),
  enterDeskRoom: service({
    name: 'staff.video.room.enter',
    kind: 'command',
    access,
    audits: { writes: ['video.enter'] },
    input: oneConsult,
    reply: obj(entered),
    spelling,
    limits: [{ per: 'account', times: 30, seconds: 60 }],
    refusals: { ...notFound, ...only(videoRefusals, 'room_not_open', 'room_closed') },
  }),
  leaveDeskRoom: service({
    name: 'staff.video.room.leave',
    kind: 'command',
    access,
    audits: { none: 'he was in the room: the line was written when he entered' },
    input: z.object({ consultId: own('consult'), entryId: open('a page of the caller’s own in a room that is his') }),
    reply: done,
    spelling,
    refusals: notFound,
  }),
  sendDeskSignal: service({
    name: 'staff.video.signal.send',
    kind: 'command',
    access,
    audits: { none: 'he is in the room: the line was written when he entered' },
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
  takeDeskSignals: service({
    name: 'staff.video.signal.list',
    kind: 'query',
    access,
    audits: { none: 'what two browsers say to find each other' },
    input: z.object({ consultId: own('consult'), after: z.int() }),
    reply: list(videoSignal),
    spelling,
    refusals: notFound,
  }),
  reportDeskLine: service({
    name: 'staff.video.line',
    kind: 'command',
    access,
    audits: { none: 'he is in the room: the line was written when he entered' },
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
