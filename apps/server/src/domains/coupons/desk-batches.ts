import { couponPages } from '@nethos/contract/coupons/coupons.pages.ts'
import { dayInWords } from '@nethos/contract/common/days.ts'
import { serviceNames, wrongTerms, wrongValidity, couponInWords } from '@nethos/contract/coupons/coupons.rules.ts'
import type { couponDeskServices } from '@nethos/contract/coupons/coupons-desk.services.ts'
import type { InputOf } from '@nethos/contract/service.ts'
import { whenGiven } from '../../database/when-given.ts'
import type { Ctx, HandlerOf } from '../../calls/handler.ts'
import { pageOf } from '../../calls/page-of.ts'
import { accountWith } from '../account/public.ts'
import { namesOf } from '../doctors/public.ts'
import { putMessage } from '../messages/public.ts'
import { findBatch, hasMore, termsOf } from './batch.table.ts'
import { issueCoupon } from './coupon.table.ts'
import { lastDay, validityInWords } from './shown-coupon.ts'

type Saved = InputOf<typeof couponDeskServices.saveBatch>

export const listBatches: HandlerOf<typeof couponDeskServices.listBatches> = async ({ input, ctx }) => {
  const { isOpen, pageNum, pageSize } = input
  const found = await ctx.db
    .selectFrom('couponBatch')
    .selectAll('couponBatch')
    .$call(whenGiven(isOpen, (query, isOpen) => query.where('isOpen', '=', isOpen)))
    .orderBy('createdAt', 'desc')
    .orderBy('batchId')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const { rows: shown, ...page } = pageOf(found, input)
  const used = await usedOf(
    ctx,
    shown.map(row => row.batchId),
  )
  const rows = shown.map(row => ({
    batchId: row.batchId,
    ...termsOf(row),
    consultTypes: row.consultTypes,
    docIds: row.docIds,
    deptCodes: row.deptCodes,
    inWords: couponInWords(termsOf(row)),
    validFrom: row.validFrom?.getTime() ?? null,
    validUntil: row.validUntil?.getTime() ?? null,
    validDays: row.validDays,
    validityText: validityInWords(row),
    total: row.total,
    issued: row.issued,
    used: Number(used.get(row.batchId)?.used ?? 0),
    offCents: Number(used.get(row.batchId)?.offCents ?? 0),
    isOpen: row.isOpen,
    createdAt: row.createdAt.getTime(),
  }))
  return { ...page, rows }
}

/** How many of each batch were used, and what that took off. */
async function usedOf({ db }: Ctx, batchIds: readonly string[]) {
  if (batchIds.length === 0) return new Map<string, { used: number; offCents: number | null }>()
  const rows = await db
    .selectFrom('coupon')
    .select('batchId')
    .select(({ fn }) => [fn.countAll<number>().as('used'), fn.sum<number>('offCents').as('offCents')])
    .where('batchId', 'in', batchIds)
    .where('state', '=', 'used')
    .groupBy('batchId')
    .execute()
  return new Map(rows.map(row => [row.batchId, row]))
}

/** What somebody holds keeps its worth: a batch of which one was given away changes its name and its total, nothing else. */
export const saveBatch: HandlerOf<typeof couponDeskServices.saveBatch> = async ({ input, ctx, refuse }) => {
  const { batchId, ...fields } = input
  const terms = cleaned(fields)
  const sentence = wrongTerms(terms) ?? wrongValidity(terms, ctx.now)
  if (sentence !== undefined) return refuse('terms_wrong', { sentence })
  const row = { ...(await rowOf(ctx, terms)), total: terms.total }
  if (!batchId) {
    const added = await ctx.db
      .insertInto('couponBatch')
      .values({ ...row, createdBy: ctx.caller.staffId, createdAt: new Date(ctx.now) })
      .returning('batchId')
      .executeTakeFirstOrThrow()
    await ctx.audit({ action: 'coupon.batch.create', recordType: 'coupon_batch', recordId: added.batchId })
    return added
  }
  const batch = await ctx.db
    .selectFrom('couponBatch')
    .selectAll()
    .where('batchId', '=', batchId)
    .forUpdate()
    .executeTakeFirst()
  if (!batch) return refuse('not_found')
  if (batch.issued > 0 && !isSame(batch, row)) return refuse('batch_issued')
  if (terms.total !== null && terms.total < batch.issued) return refuse('total_too_small')
  await ctx.db.updateTable('couponBatch').set(row).where('batchId', '=', batchId).execute()
  await ctx.audit({ action: 'coupon.batch.edit', recordType: 'coupon_batch', recordId: batchId })
  return { batchId }
}

/** What does not belong to the kind falls away. */
function cleaned(saved: Omit<Saved, 'batchId'>): Omit<Saved, 'batchId'> {
  const isDiscount = saved.couponKind === 'discount'
  return { ...saved, reductionCents: isDiscount ? 0 : saved.reductionCents, percent: isDiscount ? saved.percent : 100 }
}

async function rowOf(ctx: Ctx, saved: Omit<Saved, 'batchId'>) {
  return {
    name: saved.couponName,
    kind: saved.couponKind,
    reductionCents: saved.reductionCents,
    thresholdCents: saved.thresholdCents,
    percent: saved.percent,
    consultTypes: saved.consultTypes,
    docIds: saved.docIds,
    deptCodes: saved.deptCodes,
    scopeText: await scopeInWords(ctx, saved),
    validFrom: saved.validFrom === null ? null : new Date(saved.validFrom),
    validUntil: saved.validUntil === null ? null : new Date(saved.validUntil),
    validDays: saved.validDays,
  }
}

/** 全部在线咨询可用; 仅限图文咨询，心血管内科，张伟医生. */
async function scopeInWords(
  ctx: Ctx,
  { consultTypes, docIds, deptCodes }: Pick<Saved, 'consultTypes' | 'docIds' | 'deptCodes'>,
): Promise<string> {
  const { doctors, departments } = await namesOf(ctx, { docIds, deptCodes })
  const parts = [
    serviceNames(consultTypes),
    departments.join('、'),
    doctors.map(name => `${name}医生`).join('、'),
  ].filter(Boolean)
  return parts.length === 0 ? '全部在线咨询可用' : `仅限${parts.join('，')}`
}

const frozen = [
  'kind',
  'reductionCents',
  'thresholdCents',
  'percent',
  'consultTypes',
  'docIds',
  'deptCodes',
  'validFrom',
  'validUntil',
  'validDays',
] as const
const isSame = (
  before: Readonly<Record<(typeof frozen)[number], unknown>>,
  after: Readonly<Record<(typeof frozen)[number], unknown>>,
): boolean => frozen.every(key => JSON.stringify(before[key]) === JSON.stringify(after[key]))

export const stopBatch: HandlerOf<typeof couponDeskServices.stopBatch> = async ({ input, ctx, refuse }) => {
  const { numUpdatedRows } = await ctx.db
    .updateTable('couponBatch')
    .set({ isOpen: input.isOpen })
    .where('batchId', '=', input.batchId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return refuse('not_found')
  const action = input.isOpen ? 'coupon.batch.open' : 'coupon.batch.stop'
  await ctx.audit({ action, recordType: 'coupon_batch', recordId: input.batchId })
  return true
}

export const giveCoupon: HandlerOf<typeof couponDeskServices.giveCoupon> = async ({ input, ctx, refuse }) => {
  const batch = await findBatch(ctx, input.batchId)
  if (!batch) return refuse('not_found')
  if (!hasMore(batch, ctx.now)) return refuse('batch_closed')
  const accountId = await accountWith(ctx, input.mobile)
  if (accountId === undefined) return refuse('mobile_unknown')
  const coupon = await issueCoupon(ctx, input.batchId, { accountId, source: 'given', note: input.reason })
  if (!coupon) return refuse('batch_closed')
  await putMessage(ctx, {
    accountId,
    type: 'coupon_given',
    values: { coupon: coupon.couponName, day: dayInWords(lastDay(coupon.validUntil)) },
    link: couponPages.mine.at,
    about: { recordType: 'coupon', recordId: coupon.couponId },
  })
  await ctx.audit({ action: 'coupon.give', accountId, recordType: 'coupon', recordId: coupon.couponId })
  return true
}
