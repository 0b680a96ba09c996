import type { Relationship } from '@nethos/contract/people/people.rules.ts'
import { maskIdCard, maskMobile, maskName } from '@nethos/contract/common/masking.ts'
import type { Ctx } from '../../calls/handler.ts'
import { idCardHash } from './person.facts.ts'
import { ageOf, genderOf, guardianMobileOf, idCardOf, mobileOf } from './shown-person.ts'

/** A person as the office sees him: nothing whole. */
interface OfficePerson {
  personId: string
  personName: string
  gender: 'M' | 'F' | ''
  age: number | null
  idCard: string
  mobile: string
  relationship: Relationship
  isSelf: boolean
  isRealname: boolean
}

/** The account's people; of a closed account those whom its end has set free. */
export async function peopleForOffice(
  ctx: Ctx,
  { accountId, closedAt }: { accountId: string; closedAt: number | null },
): Promise<OfficePerson[]> {
  const rows = await ctx.db
    .selectFrom('person')
    .selectAll()
    .where('accountId', '=', accountId)
    .where(({ or, eb }) =>
      or([eb('removedAt', 'is', null), ...(closedAt === null ? [] : [eb('removedAt', '>=', new Date(closedAt))])]),
    )
    .orderBy('isSelf', 'desc')
    .orderBy('createdAt')
    .orderBy('personId')
    .execute()
  return rows.map(row => ({
    personId: row.personId,
    personName: maskName(row.name),
    gender: genderOf(row),
    age: ageOf(ctx, row),
    idCard: maskIdCard(idCardOf(ctx, row)),
    mobile: maskMobile(mobileOf(ctx, row)),
    relationship: row.relationship as Relationship,
    isSelf: row.isSelf,
    isRealname: row.isRealname,
  }))
}

/** Everybody with this ID number, in whose account he stands, closed ones included. Names masked. */
export async function peopleWithNumber(
  ctx: Ctx,
  idCard: string,
): Promise<{ accountId: string; personId: string; personName: string }[]> {
  const rows = await ctx.db
    .selectFrom('person')
    .innerJoin('account', 'account.accountId', 'person.accountId')
    .select(['person.accountId', 'person.personId', 'person.name'])
    .where('person.idCardHash', '=', idCardHash(ctx, idCard))
    .where(({ or, eb, ref }) =>
      or([eb('person.removedAt', 'is', null), eb('person.removedAt', '>=', ref('account.closedAt'))]),
    )
    .orderBy('person.isSelf', 'desc')
    .orderBy('person.createdAt')
    .limit(50)
    .execute()
  return rows.map(({ name, ...row }) => ({ ...row, personName: maskName(name) }))
}

/** Whom to call about a person, whole: for the staff who look after him, where something cannot wait. */
export async function contactsOf(
  ctx: Pick<Ctx, 'db' | 'runtime'>,
  personId: string,
): Promise<{ name: string; mobile: string; guardian: { name: string; mobile: string } | undefined } | undefined> {
  const row = await ctx.db.selectFrom('person').selectAll().where('personId', '=', personId).executeTakeFirst()
  if (!row) return undefined
  const guardian =
    row.guardianName === null ? undefined : { name: row.guardianName, mobile: guardianMobileOf(ctx, row) }
  return { name: row.name, mobile: mobileOf(ctx, row), guardian }
}

/** The masked name of the account's own person; empty while there is none. */
export async function maskedSelf({ db }: Pick<Ctx, 'db'>, accountId: string): Promise<string> {
  const row = await db
    .selectFrom('person')
    .select('name')
    .where('accountId', '=', accountId)
    .where('isSelf', '=', true)
    .executeTakeFirst()
  return row ? maskName(row.name) : ''
}
