import { present } from '@nethos/contract/common/present.ts'
import type { qualityServices } from '@nethos/contract/consult/quality.services.ts'
import { looked, type HandlerOf } from '../../../calls/handler.ts'
import { shownPageOf } from '../../../calls/page-of.ts'
import { transcriptOf } from '../transcript.ts'
import { monthsOf, planOf } from './plan.ts'
import { drawByLot, findCheck, judgedOf, listChecks, reviewsOf, shownCheck, shownJudgement } from './quality.table.ts'

type Services = typeof qualityServices

export const drawConsults: HandlerOf<Services['drawConsults']> = async ({ input, ctx }) => {
  const { fromDay, untilDay, docId } = input
  const drawn = await drawByLot(ctx, ctx.caller.staffId, { ...input, docId: docId ?? '' })
  await ctx.audit({ action: 'consult.quality.draw', recordType: 'quality check', recordId: `${fromDay}_${untilDay}` })
  return { drawn }
}

export const listDrawn: HandlerOf<Services['listDrawn']> = async ({ input, ctx }) => {
  const { qualityState, docName, pageNum, pageSize } = input
  const rows = await listChecks(ctx, {
    isJudged: qualityState ? qualityState === 'judged' : undefined,
    isOverdue: qualityState === 'overdue',
    reviewerId: qualityState === 'mine' ? ctx.caller.staffId : '',
    docName: docName ?? '',
    offset: (pageNum - 1) * pageSize,
    limit: pageSize + 1,
  })
  return shownPageOf(rows, { pageNum, pageSize }, row => shownCheck(row, ctx.now))
}

export const qualityMonths: HandlerOf<Services['qualityMonths']> = async ({ ctx }) => ({
  plan: await planOf(ctx),
  months: await monthsOf(ctx),
})

export const readDrawn: HandlerOf<Services['readDrawn']> = async ({ input, ctx, refuse }) => {
  const check = await findCheck(ctx, input.consultId)
  if (!check) return refuse('not_found')
  const consult = await transcriptOf(ctx, check.consultId)
  if (!consult) return refuse('not_found')
  const { accountId, personId, gender, age, illnessName, content, lines } = consult
  return looked(
    { accountId, personId, recordId: check.consultId },
    { ...shownCheck(check, ctx.now), gender, age, illnessName, content, lines },
  )
}

export const judgeDrawn: HandlerOf<Services['judgeDrawn']> = async ({ input, ctx, refuse }) => {
  const { consultId, marks, note } = input
  const judged = await ctx.db
    .updateTable('consultQualityCheck')
    .set({
      marks: JSON.stringify(marks),
      note: note ?? '',
      judgedBy: ctx.caller.staffId,
      judgedAt: new Date(ctx.now),
    })
    .where('consultId', '=', consultId)
    .where('marks', 'is', null)
    .returning('consultId')
    .executeTakeFirst()
  if (!judged) return refuse((await findCheck(ctx, consultId)) ? 'already_judged' : 'not_found')
  await ctx.audit({ action: 'consult.quality.judge', recordType: 'quality check', recordId: consultId })
  return true
}

export const myQuality: HandlerOf<Services['myQuality']> = async ({ ctx }) => {
  const { docId } = ctx.caller
  const rows = docId === null ? [] : await judgedOf(ctx, docId)
  return rows.map(row => ({
    consultId: row.consultId,
    endedAt: present(row.endedAt).getTime(),
    ...shownJudgement(row),
  }))
}

export const myReviews: HandlerOf<Services['myReviews']> = async ({ input: { pageNum, pageSize }, ctx }) => {
  const rows = await reviewsOf(ctx, ctx.caller.docId ?? '', { offset: (pageNum - 1) * pageSize, limit: pageSize + 1 })
  return shownPageOf(rows, { pageNum, pageSize }, row => ({
    reviewId: row.reviewId,
    consultId: row.consultId ?? '',
    patientName: row.patientNameMasked,
    stars: row.score / 2,
    content: row.content,
    tags: row.tags,
    createdAt: row.createdAt.getTime(),
  }))
}
