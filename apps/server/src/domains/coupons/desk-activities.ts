import type { InputOf } from '@nethos/contract/service.ts'
import type { UserScene } from '@nethos/contract/coupons/coupons.schemas.ts'
import type { couponDeskServices } from '@nethos/contract/coupons/coupons-desk.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { pageOf } from '../../calls/page-of.ts'
import { newCode } from './activities.ts'
import { findBatch } from './batch.table.ts'

export const listDeskActivities: HandlerOf<typeof couponDeskServices.listDeskActivities> = async ({ input, ctx }) => {
  const { pageNum, pageSize } = input
  const found = await ctx.db
    .selectFrom('couponActivity')
    .innerJoin('couponBatch as batch', 'batch.batchId', 'couponActivity.batchId')
    .leftJoin('couponBatch as inviterBatch', 'inviterBatch.batchId', 'couponActivity.inviterBatchId')
    .selectAll('couponActivity')
    .select(['batch.name as batchName', 'inviterBatch.name as inviterBatchName'])
    .select(({ selectFrom, fn }) =>
      selectFrom('couponReceipt')
        .select(fn.countAll<number>().as('n'))
        .whereRef('couponReceipt.activityId', '=', 'couponActivity.activityId')
        .as('taken'),
    )
    .orderBy('couponActivity.createdAt', 'desc')
    .orderBy('couponActivity.activityId')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  const { rows, ...page } = pageOf(found, input)
  const shown = rows.map(row => ({
    activityId: row.activityId,
    activityName: row.name,
    userScene: row.userScene as UserScene,
    promoteCode: row.promoteCode,
    rulesText: row.rulesText,
    batchId: row.batchId,
    batchName: row.batchName,
    inviterBatchId: row.inviterBatchId,
    inviterBatchName: row.inviterBatchName,
    inviterMost: row.inviterMost,
    startsAt: row.startsAt.getTime(),
    endsAt: row.endsAt.getTime(),
    isOpen: row.isOpen,
    taken: Number(row.taken ?? 0),
    createdAt: row.createdAt.getTime(),
  }))
  return { ...page, rows: shown }
}

export const saveActivity: HandlerOf<typeof couponDeskServices.saveActivity> = async ({ input, ctx, refuse }) => {
  if (input.endsAt <= input.startsAt) return refuse('terms_wrong', { sentence: '结束时间须晚于开始时间' })
  const inviterBatchId = (input.userScene === 'INVITE_REGISTER' && input.inviterBatchId) || null
  for (const batchId of [input.batchId, inviterBatchId])
    if (batchId !== null && !(await findBatch(ctx, batchId))) return refuse('not_found')
  const code = input.promoteCode.toUpperCase()
  if (code && (await isTaken(ctx, code, input.activityId || ''))) return refuse('code_taken')
  const row = termsOf(input, inviterBatchId, code)
  if (input.activityId) {
    const { numUpdatedRows } = await ctx.db
      .updateTable('couponActivity')
      .set(row)
      .where('activityId', '=', input.activityId)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return refuse('not_found')
    await ctx.audit({ action: 'coupon.activity.edit', recordType: 'coupon_activity', recordId: input.activityId })
    return { activityId: input.activityId }
  }
  const { activityId } = await ctx.db
    .insertInto('couponActivity')
    .values({
      promoteCode: newCode(),
      ...row,
      createdBy: ctx.caller.staffId,
      createdAt: new Date(ctx.now),
    })
    .returning('activityId')
    .executeTakeFirstOrThrow()
  await ctx.audit({ action: 'coupon.activity.create', recordType: 'coupon_activity', recordId: activityId })
  return { activityId }
}

const termsOf = (
  input: InputOf<typeof couponDeskServices.saveActivity>,
  inviterBatchId: string | null,
  code: string,
) => ({
  name: input.activityName,
  userScene: input.userScene,
  rulesText: input.rulesText,
  batchId: input.batchId,
  inviterBatchId,
  inviterMost: input.inviterMost,
  startsAt: new Date(input.startsAt),
  endsAt: new Date(input.endsAt),
  ...(code && { promoteCode: code }),
})

/** Another activity's, or somebody's own: a code leads to one place. */
async function isTaken({ db }: Parameters<typeof findBatch>[0], code: string, except: string): Promise<boolean> {
  const activity = await db
    .selectFrom('couponActivity')
    .select('activityId')
    .where('promoteCode', '=', code)
    .where('activityId', '<>', except)
    .executeTakeFirst()
  const person = await db.selectFrom('inviteCode').select('code').where('code', '=', code).executeTakeFirst()
  return activity !== undefined || person !== undefined
}

export const stopActivity: HandlerOf<typeof couponDeskServices.stopActivity> = async ({ input, ctx, refuse }) => {
  const { numUpdatedRows } = await ctx.db
    .updateTable('couponActivity')
    .set({ isOpen: input.isOpen })
    .where('activityId', '=', input.activityId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return refuse('not_found')
  const action = input.isOpen ? 'coupon.activity.open' : 'coupon.activity.stop'
  await ctx.audit({ action, recordType: 'coupon_activity', recordId: input.activityId })
  return true
}
