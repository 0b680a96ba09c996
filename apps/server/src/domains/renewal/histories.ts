import { medicalRecordIn } from '@nethos/contract/consult/medical-record.ts'
import type { PatientHead } from '@nethos/contract/record/patient-head.ts'
import type { Ctx } from '../../calls/handler.ts'
import { rowsOfHuman } from '../people/public.ts'
import type { PersonFacts } from './person-facts.ts'
import { codedOf } from './stored.ts'

const most = 20
const noWords = /^(无|没有|否认|不详|无特殊)?[。.]?$/

/**
 * What stands in the health file in the person's own words, and what doctors have diagnosed here: the drug table knows some
 * illnesses by name, and the doctor is to read the others too.
 */
export async function historiesOf(
  ctx: Ctx,
  personId: string,
  { record, elsewhere, before }: Pick<PersonFacts, 'record' | 'elsewhere' | 'before'>,
): Promise<Pick<PatientHead, 'histories' | 'diagnoses'>> {
  const prescribed = before.flatMap(one => [one.diagnosis, ...codedOf(one).map(coded => coded.name)])
  return {
    histories: [...linesOf(record), ...elsewhere.flatMap(file => linesOf(file, '（另一账号填写）'))],
    diagnoses: [...new Set([...(await recorded(ctx, personId)), ...prescribed].map(one => one.trim()))].filter(Boolean),
  }
}

type Histories = Pick<
  PersonFacts['elsewhere'][number],
  'presentingComplaint' | 'pastHistory' | 'surgeryHistory' | 'traumaHistory' | 'otherHistory'
>

function linesOf(file: Histories, whose = ''): string[] {
  const lines = [
    ['现病史', file.presentingComplaint],
    ['既往史', file.pastHistory],
    ['手术史', file.surgeryHistory],
    ['外伤史', file.traumaHistory],
    ['其他', file.otherHistory],
  ] as const
  return lines.flatMap(([label, text]) => (noWords.test(text.trim()) ? [] : [`${label}：${text.trim()}${whose}`]))
}

/** Of the medical records that were written here, newest first. */
async function recorded(ctx: Pick<Ctx, 'db' | 'caller'>, personId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('medicalRecordSheet as sheet')
    .innerJoin('consult', 'consult.consultId', 'sheet.consultId')
    .innerJoin('consultMessage as message', 'message.messageId', 'sheet.messageId')
    .select(['message.msgType', 'message.content as replyContent'])
    .where('consult.personId', 'in', rowsOfHuman(ctx, personId))
    .orderBy('sheet.writtenAt', 'desc')
    .limit(most)
    .execute()
  return rows.flatMap(row => {
    const record = medicalRecordIn(row)
    return record ? [record.illnessName, ...record.diagnoses.map(one => one.name)] : []
  })
}
