import * as z from 'zod/mini'
import { commonRefusals } from '../../common/common.refusals.ts'
import { cents, id } from '../../common/fields.ts'
import { obj, only, service, type Services } from '../../service.ts'
import { consultRefusals } from '../consult.refusals.ts'
import { asked, issued, mayNotAsk } from '../consult.asked.ts'
import { consultSpelling as spelling } from '../consult.words.ts'
import { videoRefusals } from './video.refusals.ts'
import { videoTime } from './video.schemas.ts'

/** A free clinic has no video. */
const { freeClinicId: _clinic, ...written } = asked
/** Video is sold by the hospital's doctors, or by a famous one himself (名医视频). */
const videoTypes = ['VIDEO', 'DOCVIDEO'] as const

/** The patient's side of a video consult (needs.md 41): times and the booking. */
export const videoServices = {
  /** The doctor's times that can be booked now, soonest first, and what they cost. */
  videoTimes: service({
    name: 'nethos.consult.video.schedule.list',
    kind: 'query',
    access: 'anybody',
    input: z.object({ docId: id }),
    reply: obj(
      z.object({
        /** Which of the two the doctor sells: his own where he sells both. */
        consultType: z.enum(videoTypes),
        isOpen: z.boolean(),
        feeCents: cents,
        /** By text, for 48 hours after the meeting. */
        replyLimit: z.int(),
        times: z.array(videoTime),
      }),
    ),
    spelling,
    refusals: only(commonRefusals, 'not_found'),
  }),
  /** Books a time: unpaid it is held for 15 minutes. Exactly one holds it. */
  startVideoConsult: service({
    name: 'nethos.consult.info.docvideo.issue',
    kind: 'command',
    access: 'account',
    input: z.object({ docId: id, timeId: id, personId: id, ...written }),
    reply: issued,
    spelling,
    refusals: { ...mayNotAsk, ...only(consultRefusals, 'doctor_closed'), ...only(videoRefusals, 'time_taken') },
  }),
} satisfies Services
