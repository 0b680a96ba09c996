import type { MessageType, ReplierType } from '@nethos/contract/consult/consult.kinds.ts'
import { medicalRecordIn } from '@nethos/contract/consult/medical-record.ts'
import type { qualityServices, Transcript } from '@nethos/contract/consult/quality.services.ts'
import { looked, type Ctx, type HandlerOf } from '../../../calls/handler.ts'
import { shownPageOf } from '../../../calls/page-of.ts'
import { inOneLine } from '../consult-message.table.ts'
import { drawByLot, findCheck, judgedOf, listChecks, shownCheck, shownJudgement } from './quality.table.ts'

type Services = typeof qualityServices

export const drawConsults: HandlerOf<Services['drawConsults']> = async ({ input, ctx }) => {
  const { fromDay, untilDay, docId } = input
  const drawn = await drawByLot(ctx, ctx.caller.staffId, { ...input, docId: docId ?? '' })
  await ctx.audit({ action: 'consult.quality.draw', recordType: 'quality check', recordId: `${fromDay}_${untilDay}` })
  return { drawn }
}

export const listDrawn: HandlerOf<Services['listDrawn']> = async ({ input, ctx }) => {
  const { qualityState, pageNum, pageSize } = input
  const isJudged = qualityState ? qualityState === 'judged' : undefined
  const rows = await listChecks(ctx, { isJudged, offset: (pageNum - 1) * pageSize, limit: pageSize + 1 })
  return shownPageOf(rows, { pageNum, pageSize }, shownCheck)
}

const most = 1_000

/** The talk in order, by who spoke and without what only a file says. */
async function linesOf({ db }: Pick<Ctx, 'db'>, consultId: string): Promise<Transcript['lines']> {
  const rows = await db
    .selectFrom('consultMessage')
    .select(['messageId', 'replierType', 'msgType', 'content', 'createdAt'])
    .where('consultId', '=', consultId)
    .orderBy('seq')
    .limit(most)
    .execute()
  return rows.map(({ messageId, replierType, msgType, content, createdAt }) => ({
    messageId,
    replierType: replierType as ReplierType,
    msgType: msgType as MessageType,
    text: textOf(msgType as MessageType, content),
    createdAt: createdAt.getTime(),
  }))
}

function textOf(msgType: MessageType, content: string): string {
  const record = medicalRecordIn({ msgType, replyContent: content })
  if (!record) return inOneLine(content, msgType)
  const { complained, illnessName, medicalOpinion } = record
  return `[病历] 主诉：${complained}\n初步诊断：${illnessName || '暂无'}\n处理意见：${medicalOpinion}`
}

export const readDrawn: HandlerOf<Services['readDrawn']> = async ({ input, ctx, refuse }) => {
  const check = await findCheck(ctx, input.consultId)
  if (!check) return refuse('not_found')
  const consult = await ctx.db
    .selectFrom('consult')
    .select(['accountId', 'personId', 'consulterGender', 'consulterAge', 'illnessName', 'content'])
    .where('consultId', '=', check.consultId)
    .executeTakeFirstOrThrow()
  const { accountId, personId, consulterGender, consulterAge, illnessName, content } = consult
  return looked(
    { accountId, personId, recordId: check.consultId },
    {
      ...shownCheck(check),
      gender: consulterGender ?? '',
      age: consulterAge,
      illnessName,
      content,
      lines: await linesOf(ctx, check.consultId),
    },
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
    endedAt: row.endedAt!.getTime(),
    ...shownJudgement(row),
  }))
}
