import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { done, list, obj, only, service, type Services } from '../service.ts'
import { orderRefusals } from './orders.refusals.ts'
import { appealText } from './orders.rules.ts'
import { ban, strike } from './orders.schemas.ts'
import { orderSpelling as spelling } from './orders.words.ts'
import { open, own } from '../common/ids.ts'
import { bookableByAll } from '../common/open-ids.ts'

const booking = { kind: 'command', access: 'account', spelling } as const

/** What a hospital lets, and who may not book for a while. */
export const bookingLimitServices = {
  /** What a hospital lets and asks, one sentence each. */
  bookingRules: service({
    name: 'nethos.book.rule.get',
    kind: 'query',
    access: 'anybody',
    input: z.object({ hosId: open(bookableByAll) }),
    reply: obj(
      z.object({
        sentences: z.array(z.string()),
        checkInNote: z.string(),
        windowPay: z.boolean(),
        waitlistOn: z.boolean(),
      }),
    ),
    spelling,
    refusals: only(commonRefusals, 'not_found'),
  }),
  /** Of the account's people, who may not book for a while. */
  listBans: service({
    name: 'nethos.book.ban.list',
    kind: 'query',
    access: 'account',
    input: z.object({}),
    reply: list(ban),
    spelling,
  }),
  /** What counts against the account's people now, newest first: before it leads to a ban. */
  listStrikes: service({
    name: 'nethos.book.strike.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'rows of own bookings; opening one is written' },
    input: z.object({}),
    reply: list(strike),
    spelling,
  }),
  /** 申诉 against one; one at a time. */
  appeal: service({
    ...booking,
    name: 'nethos.book.ban.appeal',
    limits: [{ per: 'account', times: 10, seconds: 86_400 }],
    input: z.object({ banId: own('booking_ban'), content: appealText }),
    reply: done,
    refusals: only(orderRefusals, 'no_ban', 'appeal_open'),
  }),
} satisfies Services
