import * as z from 'zod/mini'
import { commonRefusals } from '../../common/common.refusals.ts'
import { cents } from '../../common/fields.ts'
import { obj, only, service, type Services } from '../../service.ts'
import { consultRefusals } from '../consult.refusals.ts'
import { asked, issued, mayNotAsk } from '../consult.asked.ts'
import { consultSpelling as spelling } from '../consult.words.ts'
import { videoRefusals } from './video.refusals.ts'
import { videoTime, videoTypes } from './video.schemas.ts'
import { open, own } from '../../common/ids.ts'
import { shownToAll } from '../../common/open-ids.ts'

/** A free clinic has no video. */
const { freeClinicId: _clinic, ...written } = asked

/** The patient's side of a video consult (docs/product/needs.md 41): times and the booking. */
export const videoServices = {
  /** The doctor's times that can be booked now, soonest first, and what they cost. Any of them can be had as each kind he sells. */
  videoTimes: service({
    name: 'nethos.consult.video.schedule.list',
    kind: 'query',
    access: 'anybody',
    input: z.object({ docId: open(shownToAll) }),
    reply: obj(
      z.object({
        /** The cheapest kind that is open, its price and replies. */
        consultType: z.enum(videoTypes),
        isOpen: z.boolean(),
        feeCents: cents,
        /** By text, for 48 hours after the meeting. */
        replyLimit: z.int(),
        /** Every kind that is open, the cheapest first; startVideoConsult takes the one that was shown. */
        kinds: z.array(z.object({ consultType: z.enum(videoTypes), feeCents: cents, replyLimit: z.int() })),
        times: z.array(videoTime),
        /** Sound and pictures of the meeting are kept by the hospital. */
        isRecorded: z.boolean(),
      }),
    ),
    spelling,
    refusals: only(commonRefusals, 'not_found'),
  }),
  /** Books a time: unpaid it is held for 15 minutes. Exactly one holds it. Without a kind: the cheapest that is open. */
  startVideoConsult: service({
    name: 'nethos.consult.info.docvideo.issue',
    kind: 'command',
    takesHealth: true,
    access: 'account',
    input: z.object({
      docId: open(shownToAll),
      timeId: open('the times of a doctor are shown to everybody'),
      personId: own('person'),
      consultType: z.optional(z.enum(videoTypes)),
      ...written,
    }),
    reply: issued,
    spelling,
    refusals: { ...mayNotAsk, ...only(consultRefusals, 'doctor_closed'), ...only(videoRefusals, 'time_taken') },
  }),
} satisfies Services
