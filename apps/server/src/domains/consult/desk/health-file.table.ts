import type { Ctx } from '../../../calls/handler.ts'
import { consultOf, columns as consultColumns, mayTouch, type Consult } from '../consult.table.ts'
import { rowsOfHuman } from '../../people/public.ts'
import { headOf } from '../head.ts'
import { consults } from '../consult.lifecycle.ts'
import type { HealthRecord } from '../../../registry/health.ts'

/** The person as on the day of the issue, and what the account says of him now. */
export async function healthFileOf(
  ctx: Ctx,
  { consultId, personId }: Pick<Consult, 'consultId' | 'personId'>,
  healthRecord: HealthRecord,
) {
  const row = await ctx.db
    .selectFrom('consult')
    .innerJoin('person', 'person.personId', 'consult.personId')
    .select([
      'consulterName',
      'consulterGender',
      'consulterAge',
      'consulterIdCardMasked',
      'consulterMobileMasked',
      'person.relationship',
      'person.maritalStatus',
      'person.isRealname',
    ])
    .where('consultId', '=', consultId)
    .executeTakeFirstOrThrow()
  return {
    personName: row.consulterName,
    gender: row.consulterGender,
    age: row.consulterAge,
    idCard: row.consulterIdCardMasked,
    mobile: row.consulterMobileMasked,
    relationship: row.relationship,
    maritalStatus: row.maritalStatus,
    isRealname: row.isRealname,
    record: await healthRecord(ctx, personId),
  }
}

const most = 20

/** What the same human being has asked this doctor or his teams before, newest first. */
export async function earlierConsults(ctx: Ctx, { consultId, personId, createdAt }: Consult) {
  const rows = await ctx.db
    .selectFrom('consult')
    .select(consultColumns)
    .select(['illnessName', 'content'])
    .where(mayTouch(ctx))
    .where('personId', 'in', rowsOfHuman(ctx, personId))
    .where('consultId', '<>', consultId)
    .where('createdAt', '<=', new Date(createdAt))
    .orderBy('createdAt', 'desc')
    .limit(most)
    .execute()
  return rows.map(row => ({
    ...headOf(consults.asOf(consultOf(row), ctx.now)),
    illnessName: row.illnessName,
    consultContent: row.content,
    createdAt: row.createdAt.getTime(),
  }))
}
