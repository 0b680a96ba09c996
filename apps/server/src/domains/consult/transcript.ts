import type { ConsultType, MessageType, ReplierType } from '@nethos/contract/consult/consult.kinds.ts'
import { medicalRecordIn } from '@nethos/contract/consult/medical-record.ts'
import type { TranscriptFields } from '@nethos/contract/consult/transcript.schemas.ts'
import type { Ctx } from '../../calls/handler.ts'
import { inOneLine } from './consult-message.table.ts'

/** What those read of a consult who look into it, without the patient's name and numbers. Whoever shows it writes the look down. */
export async function transcriptOf(on: Pick<Ctx, 'db'>, consultId: string) {
  const row = await on.db
    .selectFrom('consult')
    .leftJoin('doctor', 'doctor.docId', 'consult.docId')
    .leftJoin('team', 'team.teamId', 'consult.teamId')
    .select(['consult.accountId', 'personId', 'consultType', 'consulterGender', 'consulterAge', 'illnessName'])
    .select(['consult.content', 'consult.createdAt', 'consult.endedAt', 'doctor.docName', 'team.teamName'])
    .where('consultId', '=', consultId)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    consultId,
    accountId: row.accountId,
    personId: row.personId,
    consultType: row.consultType as ConsultType,
    docName: row.docName ?? row.teamName ?? '',
    createdAt: row.createdAt.getTime(),
    endedAt: row.endedAt?.getTime() ?? null,
    gender: row.consulterGender ?? '',
    age: row.consulterAge,
    illnessName: row.illnessName,
    content: row.content,
    lines: await linesOf(on, consultId),
  }
}

const most = 1_000

/** The talk in order, by who spoke and without what only a file says. */
async function linesOf({ db }: Pick<Ctx, 'db'>, consultId: string): Promise<TranscriptFields['lines']> {
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
