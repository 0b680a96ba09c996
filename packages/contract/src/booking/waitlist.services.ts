import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { id, pageNum, pageSize } from '../common/fields.ts'
import { grantRefusals } from '../common/grant.refusals.ts'
import { done, obj, only, page, service, type Services } from '../service.ts'
import { codesOf, spell } from '../spelling.ts'
import { bookingSpelling } from './booking.words.ts'
import { orderRefusals } from './orders.refusals.ts'
import { mostWishes } from './waitlist.rules.ts'
import { waitChoices, waitDetail, waitRow } from './waitlist.schemas.ts'
import { waitStates } from './waitlist.status.ts'
import { waitlistRefusals } from './waitlist.refusals.ts'
import { open, own } from '../common/ids.ts'
import { bookableByAll } from '../common/open-ids.ts'

const spelling = spell(bookingSpelling, {
  words: { personName: 'compatName', sessionIds: 'bookSchemeIds' },
  codes: { waitState: codesOf(waitStates) },
})
const notFound = { ...only(commonRefusals, 'not_found'), ...only(grantRefusals, 'grant_closed') }
const account = { access: 'account', spelling } as const

/** 候补 (ours): numbers that come back go to who waits for them, in order of entry (docs/decisions/0053). */
export const waitlistServices = {
  /** What can be waited for in a department: released, full, not begun. By the department, by one of its sessions, or by a doctor. */
  waitChoices: service({
    name: 'nethos.book.waitlist.choices',
    kind: 'query',
    access: 'anybody',
    input: z.object({
      deptId: open(bookableByAll, z.optional(id)),
      sessionId: open(bookableByAll, z.optional(id)),
      clinicDoctorId: open(bookableByAll, z.optional(id)),
    }),
    reply: obj(waitChoices),
    spelling,
    refusals: only(commonRefusals, 'not_found'),
  }),
  /** Stands in the line of several sessions of one department; the first number that is accepted ends it. */
  joinWaitlist: service({
    ...account,
    name: 'nethos.book.waitlist.apply',
    kind: 'command',
    limits: [
      { per: 'account', times: 20, seconds: 3600 },
      { per: 'device', times: 40, seconds: 3600 },
      { per: 'address', times: 400, seconds: 3600 },
    ],
    input: z.object({
      personId: own('person'),
      sessionIds: open(
        bookableByAll,
        z.array(id, { error: issue => (issue.input === undefined ? '请选择要候补的门诊' : undefined) }).check(
          z.refine(chosen => chosen.length > 0, '请选择要候补的门诊'),
          z.refine(chosen => chosen.length <= mostWishes, waitlistRefusals.too_many_wishes.sentence),
        ),
      ),
    }),
    reply: obj(z.object({ waitId: z.string() })),
    refusals: {
      ...notFound,
      ...only(orderRefusals, 'not_bound', 'id_card_missing', 'guardian_missing', 'banned'),
      ...only(
        waitlistRefusals,
        'waits_already',
        'too_many_entries',
        'bookable',
        'cannot_wait',
        'waitlist_closed',
        'has_number',
        'gave_back',
        'line_not_open',
      ),
    },
  }),
  /** The account's own, those that still wait first, then the newest. */
  listWaits: service({
    ...account,
    name: 'nethos.book.waitlist.list',
    kind: 'query',
    audits: { none: 'what the account itself has asked for' },
    input: z.object({ pageNum, pageSize: pageSize(10, 50) }),
    reply: page(waitRow),
  }),
  waitDetail: service({
    ...account,
    name: 'nethos.book.waitlist.detail',
    kind: 'query',
    audits: { read: 'booking.line.read', of: 'wait' },
    input: z.object({ waitId: own('wait') }),
    reply: obj(waitDetail),
    refusals: notFound,
  }),
  withdrawWait: service({
    ...account,
    name: 'nethos.book.waitlist.cancel',
    kind: 'command',
    input: z.object({ waitId: own('wait') }),
    reply: done,
    refusals: { ...only(commonRefusals, 'not_found'), ...only(waitlistRefusals, 'cannot_withdraw') },
  }),
  /** Turns the offered number into a booking: 15 minutes to pay follow. */
  acceptOffer: service({
    ...account,
    name: 'nethos.book.waitlist.offer.accept',
    kind: 'command',
    limits: [{ per: 'account', times: 60, seconds: 3600 }],
    input: z.object({ offerId: own('wait_offer') }),
    reply: obj(z.object({ bookingId: z.string() })),
    refusals: {
      ...notFound,
      ...only(waitlistRefusals, 'offer_over'),
      ...only(
        orderRefusals,
        'not_bound',
        'id_card_missing',
        'guardian_missing',
        'banned',
        'let_go_today',
        'too_many_holds',
        'let_go_too_often',
        'taken',
        'full',
        'already_booked',
        'day_full',
        'week_full',
        'stopped',
        'not_released',
        'by_draw',
        'over',
        'not_mdt',
      ),
    },
  }),
  /** It goes to the next in the line; the entry waits on. */
  declineOffer: service({
    ...account,
    name: 'nethos.book.waitlist.offer.decline',
    kind: 'command',
    input: z.object({ offerId: own('wait_offer') }),
    reply: done,
    refusals: { ...only(commonRefusals, 'not_found'), ...only(waitlistRefusals, 'offer_over') },
  }),
} satisfies Services
