import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { cents, id, instant, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { mobile } from '../common/phone.ts'
import { done, obj, only, page, service, type Services } from '../service.ts'
import { couponDeskRefusals } from './coupons.refusals.ts'
import {
  activityName,
  activityRules,
  batchName,
  batchPercent,
  batchReduction,
  batchThreshold,
  batchTotal,
  batchTypes,
  batchValidDays,
  couponCode,
  couponKinds,
  giveReason,
  inviterMost,
} from './coupons.rules.ts'
import { userScenes } from './coupons.schemas.ts'
import { open, staff } from '../common/ids.ts'
import { shownToAll } from '../common/open-ids.ts'

const access = ['operator', 'admin'] as const
const paging = { pageNum, pageSize: pageSize(20, 100) }
const notFound = only(commonRefusals, 'not_found')
const ids = z.array(id).check(z.maxLength(50))
const moment = z.nullable(instant)

/** What a batch says; frozen once somebody holds one of it, but for name and total. */
const batchFields = {
  couponName: batchName,
  couponKind: z.enum(couponKinds),
  reductionCents: batchReduction,
  thresholdCents: batchThreshold,
  percent: batchPercent,
  consultTypes: batchTypes,
  docIds: open(shownToAll, ids),
  deptCodes: open(shownToAll, ids),
  /** From when on; null: from its receipt. */
  validFrom: moment,
  /** Until when; null when it counts days from its receipt. */
  validUntil: moment,
  validDays: batchValidDays,
  /** Null: as many as are wanted. */
  total: batchTotal,
}

const deskBatch = z.object({
  batchId: z.string(),
  couponName: z.string(),
  couponKind: z.enum(couponKinds),
  reductionCents: cents,
  thresholdCents: cents,
  percent: z.int(),
  inWords: z.string(),
  consultTypes: z.array(z.string()),
  docIds: z.array(z.string()),
  deptCodes: z.array(z.string()),
  scopeText: z.string(),
  validFrom: moment,
  validUntil: moment,
  validDays: z.nullable(z.int()),
  validityText: z.string(),
  total: z.nullable(z.int()),
  issued: z.int(),
  used: z.int(),
  /** What those that were used have taken off, in cents. */
  offCents: cents,
  isOpen: z.boolean(),
  createdAt: instant,
})

const deskActivity = z.object({
  activityId: z.string(),
  activityName: z.string(),
  userScene: z.enum(userScenes),
  promoteCode: z.string(),
  rulesText: z.string(),
  batchId: z.string(),
  batchName: z.string(),
  inviterBatchId: z.nullable(z.string()),
  inviterBatchName: z.nullable(z.string()),
  inviterMost: z.int(),
  startsAt: instant,
  endsAt: instant,
  isOpen: z.boolean(),
  /** How many have taken part. */
  taken: z.int(),
  createdAt: instant,
})

/** Batches of coupons and the activities that give them away, at the operator's desk (docs/product/needs.md A4, A18). */
export const couponDeskServices = {
  /** Newest first. */
  listBatches: service({
    name: 'staff.coupon.batch.list',
    kind: 'query',
    access,
    audits: { none: 'coupons without their holders' },
    input: z.object({ isOpen: z.optional(z.nullable(z.boolean())), ...paging }),
    reply: page(deskBatch),
  }),
  /** A new batch, or (batchId) another wording of one that nobody holds yet. */
  saveBatch: service({
    name: 'staff.coupon.batch.save',
    kind: 'command',
    access,
    audits: { writes: ['coupon.batch.create', 'coupon.batch.edit'] },
    input: z.object({ batchId: staff('coupon_batch', optionalId), ...batchFields }),
    reply: obj(z.object({ batchId: z.string() })),
    refusals: { ...notFound, ...only(couponDeskRefusals, 'terms_wrong', 'batch_issued', 'total_too_small') },
  }),
  /** Gives none of it away any more, or again; what people hold stays good. */
  stopBatch: service({
    name: 'staff.coupon.batch.stop',
    kind: 'command',
    access,
    audits: { writes: ['coupon.batch.stop', 'coupon.batch.open'] },
    input: z.object({ batchId: staff('coupon_batch'), isOpen: z.boolean() }),
    reply: done,
    refusals: notFound,
  }),
  /** One of a batch to the account of a mobile. The same answer tells an operator whether the mobile is registered. */
  giveCoupon: service({
    name: 'staff.coupon.give',
    kind: 'command',
    access,
    audits: { writes: ['coupon.give'] },
    limits: [{ per: 'account', times: 60, seconds: 3600 }],
    input: z.object({ batchId: staff('coupon_batch'), mobile, reason: giveReason }),
    reply: done,
    refusals: { ...notFound, ...only(couponDeskRefusals, 'batch_closed', 'mobile_unknown') },
  }),
  /** Newest first. */
  listDeskActivities: service({
    name: 'staff.coupon.activity.list',
    kind: 'query',
    access,
    audits: { none: 'coupons without their holders' },
    input: z.object(paging),
    reply: page(deskActivity),
  }),
  saveActivity: service({
    name: 'staff.coupon.activity.save',
    kind: 'command',
    access,
    audits: { writes: ['coupon.activity.create', 'coupon.activity.edit'] },
    input: z.object({
      activityId: staff('coupon_activity', optionalId),
      activityName,
      userScene: z.enum(userScenes),
      /** Empty: one is made. */
      promoteCode: couponCode,
      rulesText: activityRules,
      batchId: staff('coupon_batch'),
      inviterBatchId: staff('coupon_batch', optionalId),
      inviterMost,
      startsAt: instant,
      endsAt: instant,
    }),
    reply: obj(z.object({ activityId: z.string() })),
    refusals: { ...notFound, ...only(couponDeskRefusals, 'terms_wrong', 'code_taken') },
  }),
  stopActivity: service({
    name: 'staff.coupon.activity.stop',
    kind: 'command',
    access,
    audits: { writes: ['coupon.activity.stop', 'coupon.activity.open'] },
    input: z.object({ activityId: staff('coupon_activity'), isOpen: z.boolean() }),
    reply: done,
    refusals: notFound,
  }),
} satisfies Services
