import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { id } from '../common/fields.ts'
import { lineKinds } from '../common/video-line.ts'
import { consultSpelling as spelling } from '../consult/consult.words.ts'
import { videoRefusals } from '../consult/video/video.refusals.ts'
import { firstTime, minutesEach, signalBody, timeCount } from '../consult/video/video.rules.ts'
import { entered, videoRoom, videoSignal, videoTime } from '../consult/video/video.schemas.ts'
import { done, list, obj, only, service, type Services } from '../service.ts'
import { videoDeskRefusals } from './video-desk.refusals.ts'

const access = ['doctor', 'nurse'] as const
const oneConsult = z.object({ consultId: id })
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
    input: z.object({}),
    reply: list(deskTime),
    spelling,
  }),
  /** So many times of so many minutes, one after the other. None may overlap another of the doctor's. */
  publishVideoTimes: service({
    name: 'staff.video.time.publish',
    kind: 'command',
    access,
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
    input: z.object({ timeId: id }),
    reply: done,
    spelling,
    refusals: { ...notFound, ...only(videoDeskRefusals, 'time_held') },
  }),
  deskRoom: service({
    name: 'staff.video.room',
    kind: 'query',
    access,
    input: oneConsult,
    reply: obj(videoRoom),
    spelling,
    refusals: notFound,
  }),
  enterDeskRoom: service({
    name: 'staff.video.room.enter',
    kind: 'command',
    access,
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
    input: z.object({ consultId: id, entryId: id }),
    reply: done,
    spelling,
    refusals: notFound,
  }),
  sendDeskSignal: service({
    name: 'staff.video.signal.send',
    kind: 'command',
    access,
    input: z.object({ consultId: id, entryId: id, body: signalBody }),
    reply: done,
    spelling,
    limits: [{ per: 'account', times: 120, seconds: 60 }],
    refusals: { ...notFound, ...only(videoRefusals, 'not_in_room') },
  }),
  takeDeskSignals: service({
    name: 'staff.video.signal.list',
    kind: 'query',
    access,
    input: z.object({ consultId: id, after: z.int() }),
    reply: list(videoSignal),
    spelling,
    refusals: notFound,
  }),
  tellDeskLine: service({
    name: 'staff.video.line',
    kind: 'command',
    access,
    input: z.object({ consultId: id, entryId: id, kind: z.enum(lineKinds) }),
    reply: obj(videoRoom),
    spelling,
    limits: [{ per: 'account', times: 90, seconds: 60 }],
    refusals: { ...notFound, ...only(videoRefusals, 'not_in_room') },
  }),
} satisfies Services
