import * as z from 'zod/mini'
import { cents, instant } from '../common/fields.ts'
import { done, list, obj, only, service, type OutputOf, type Services } from '../service.ts'
import { doctorDeskRefusals, doctorNoticeText, offerPrice, offerReplies, offerTypes } from './doctor-desk.rules.ts'
import { practiceHours } from './practice.hours.ts'
import { boundFields, practiceFields, practiceRefusals } from './practice.rules.ts'

const access = ['doctor', 'nurse', 'pharmacist'] as const
const office = ['operator', 'admin'] as const
const noPractice = only(practiceRefusals, 'no_practice')
const consultType = z.enum(offerTypes)
const bound = z.object({ consultType, minCents: cents, maxCents: cents })

/** What a doctor decides himself, and the bounds that the hospital sets for it (docs/decisions/0223). */
export const practiceServices = {
  myPractice: service({
    name: 'staff.practice.get',
    kind: 'query',
    access,
    audits: { none: 'his own card' },
    input: z.object({}),
    reply: obj(
      z.object({
        docId: z.string(),
        docName: z.string(),
        docTitle: z.string(),
        docDeptName: z.string(),
        /** Patients find him. */
        isShown: z.boolean(),
        /** Those that he has, or may open himself. */
        offers: z.array(
          z.object({
            ...bound.shape,
            isOffered: z.boolean(),
            isOpen: z.boolean(),
            priceCents: cents,
            replyLimit: z.int(),
            mayPrice: z.boolean(),
            mayOpen: z.boolean(),
          }),
        ),
        /** Also one that is over. */
        notice: z.nullable(z.object({ content: z.string(), createdAt: instant, endsAt: z.nullable(instant) })),
        hours: practiceHours,
        dailyQuota: z.nullable(z.int()),
        autoReply: z.string(),
        /** How many have asked today of those that the quota counts. */
        askedToday: z.int(),
      }),
    ),
    refusals: noPractice,
  }),
  /** Hours, quota and automatic answer at once: one page, one save. */
  savePractice: service({
    name: 'staff.practice.save',
    kind: 'command',
    access,
    audits: { writes: ['doctor.practice.change'] },
    input: z.object(practiceFields),
    reply: done,
    refusals: noPractice,
  }),
  /** Within the bounds; what was ordered keeps its price. */
  saveMyOffer: service({
    name: 'staff.practice.offer.save',
    kind: 'command',
    access,
    audits: { writes: ['doctor.offer.change'] },
    input: z.object({ consultType, isOpen: z.boolean(), priceCents: offerPrice, replyLimit: offerReplies }),
    reply: done,
    refusals: {
      ...only(practiceRefusals, 'no_practice', 'price_out_of_bounds', 'hospital_decides', 'not_offered'),
      ...only(doctorDeskRefusals, 'replies_missing', 'not_his_kind'),
    },
  }),
  /** Empty content takes it down. */
  saveMyNotice: service({
    name: 'staff.practice.notice.save',
    kind: 'command',
    access,
    audits: { writes: ['doctor.notice.change'] },
    input: z.object({ content: doctorNoticeText, endsAt: z.nullable(instant) }),
    reply: done,
    refusals: { ...noPractice, ...only(doctorDeskRefusals, 'notice_over') },
  }),
  /** How much each kind may cost where the doctor sets the price; the office itself is not bound. */
  listBounds: service({
    name: 'staff.offer.bound.list',
    kind: 'query',
    access: office,
    audits: { none: 'prices, of no patient' },
    input: z.object({}),
    reply: list(z.object({ ...bound.shape, /** Offers that stand outside of it now. */ outside: z.int() })),
  }),
  saveBound: service({
    name: 'staff.offer.bound.save',
    kind: 'command',
    access: office,
    audits: { writes: ['doctor.bound.change'] },
    input: z.object({ consultType, ...boundFields }),
    reply: done,
    refusals: only(practiceRefusals, 'bounds_crossed', 'hospital_decides'),
  }),
} satisfies Services

export type MyPractice = OutputOf<typeof practiceServices.myPractice>
