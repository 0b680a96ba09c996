import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { cents, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { obj, only, page, service, type Services } from '../service.ts'
import { couponRefusals } from './coupons.refusals.ts'
import { couponCode } from './coupons.rules.ts'
import { activity, coupon, invited, userScenes, weighed } from './coupons.schemas.ts'
import { couponStateNames } from './coupons.status.ts'
import { couponSpelling as spelling } from './coupons.words.ts'
import { open, own } from '../common/ids.ts'

/** What is to be paid. With a consultId the order's own price and doctor count, and what else is said is not read. */
const purchase = {
  priceCents: z.optional(z.nullable(cents)),
  consultType: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  consultId: own('consult', optionalId),
}
const notFound = only(commonRefusals, 'not_found')

/** Coupons: what one has, what can be used, and how one gets more (core 7; docs/product/needs.md A18 and B). */
export const couponServices = {
  /** How many can be used for a payment (core 7); without a payment how many are unused. */
  countUnused: service({
    name: 'smarthos.coupon.mycoupon.unused.count',
    kind: 'query',
    access: 'account',
    audits: { none: 'the account’s own coupons' },
    input: z.object(purchase),
    reply: obj(z.int()),
    spelling,
    refusals: notFound,
  }),
  /** unused: those that an unpaid order holds, too; the one that ends first stands first. used, expired: newest first. */
  listCoupons: service({
    name: 'smarthos.coupon.mycoupon.list',
    kind: 'query',
    access: 'account',
    input: z.object({
      couponStatus: z.optional(z.nullable(z.enum([...couponStateNames, '']))),
      /** Only what was earned by inviting friends. */
      isEarned: z.optional(z.boolean()),
      pageNum,
      pageSize: pageSize(10, 50),
    }),
    reply: page(coupon),
    spelling,
  }),
  /** All that are not over, weighed against a payment: which can be used, why not, and which one is proposed. */
  weighCoupons: service({
    name: 'smarthos.coupon.mycoupon.usable.list',
    kind: 'query',
    access: 'account',
    audits: { none: 'the account’s own coupons' },
    input: z.object(purchase),
    reply: obj(weighed),
    spelling,
    refusals: notFound,
  }),
  /** Takes part in an activity, by its id or by a code; once per person. */
  receiveCoupon: service({
    name: 'smarthos.coupon.receive',
    kind: 'command',
    access: 'account',
    limits: [{ per: 'account', times: 20, seconds: 60 }],
    input: z.object({ activityId: open('activities are shown to everybody', optionalId), promoteCode: couponCode }),
    reply: obj(coupon),
    spelling,
    refusals: couponRefusals,
  }),
  /** The activities that run now and that anybody may take part in, the one that ends first at the top. */
  listActivities: service({
    name: 'smarthos.coupon.activity.list',
    kind: 'query',
    access: 'anybody',
    input: z.object({ pageNum, pageSize: pageSize(10, 50) }),
    reply: page(activity),
    spelling,
  }),
  /**
   * Whether an activity is on (core 7): of a scene, by id, or by the code of a link, be it a promotion's or a friend's
   * invitation. OFF for whatever is unknown.
   */
  findActivity: service({
    name: 'smarthos.coupon.activity.details',
    kind: 'query',
    access: 'anybody',
    limits: [{ per: 'address', times: 600, seconds: 3600 }],
    input: z.object({
      userScene: z.optional(z.nullable(z.enum([...userScenes, '']))),
      activityId: open('activities are shown to everybody', optionalId),
      promoteCode: couponCode,
    }),
    reply: obj(z.object({ activityStatus: z.enum(['ON', 'OFF']), activity: z.nullable(activity) })),
    spelling,
  }),
  /** The caller's own invitation: his code, what is won by it, and how it has gone so far. */
  myInvitation: service({
    name: 'smarthos.coupon.invite.code',
    kind: 'command',
    access: 'account',
    limits: [{ per: 'account', times: 60, seconds: 60 }],
    input: z.object({}),
    reply: obj(
      z.object({
        inviteCode: z.string(),
        activity: z.nullable(activity),
        invitedCount: z.int(),
        rewardedCount: z.int(),
        /** For how many friends at most one is rewarded. */
        rewardedMost: z.int(),
      }),
    ),
    spelling,
  }),
  /** Whom the caller has invited, newest first. */
  listInvited: service({
    name: 'smarthos.coupon.invite.list',
    kind: 'query',
    access: 'account',
    input: z.object({ pageNum, pageSize: pageSize(10, 50) }),
    reply: page(invited),
    spelling,
  }),
} satisfies Services
