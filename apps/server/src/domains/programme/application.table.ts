import { sql, type ExpressionBuilder, type Selectable } from 'kysely'
import { programmeDocument, type ProgrammeDocument } from '@nethos/contract/programme/programme.document.ts'
import type { ApplicationFacts, ApplicationStatus } from '@nethos/contract/programme/programme.status.ts'
import type { Answers } from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import type { ShownFlag } from '@nethos/contract/questionnaire/questionnaire.schemas.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { refuse, type Ctx, type Refused } from '../../calls/handler.ts'
import type { DB, ProgrammeApplication as ApplicationRow } from '../../database/types.gen.ts'
import { isOpenFor, mayActFor } from '../people/public.ts'
import { storedFiles, type OwnFile } from '../system/public.ts'
import { storedAnswers, storedFlags } from '../questionnaire/public.ts'

/** An application as the rules see it, with the state that its row says. */
export interface Application extends ApplicationFacts {
  readonly applicationId: string
  readonly accountId: string
  readonly personId: string
  readonly personName: string
  readonly code: string
  readonly edition: number
  /** The programme as it was applied for. */
  readonly document: ProgrammeDocument
  readonly offerCode: string
  readonly offerTitle: string
  readonly answers: Answers
  readonly attachments: readonly OwnFile[]
  readonly status: ApplicationStatus
  /** The doctor or the team that it was handed to; both null: whoever answers the programme. */
  readonly docId: string | null
  readonly teamId: string | null
  readonly reason: string
  readonly pathwayId: string | null
  readonly patientUnread: number
  readonly staffUnread: number
  readonly flags: readonly ShownFlag[]
  /** When the staff were told of what cannot wait; null: nothing was raised. */
  readonly flaggedAt: number | null
  readonly flagSeenAt: number | null
  readonly createdAt: number
}

export const columns = [
  'applicationId',
  'accountId',
  'personId',
  'personName',
  'code',
  'edition',
  'document',
  'offerCode',
  'offerTitle',
  'priceCents',
  'answers',
  'attachments',
  'status',
  'docId',
  'teamId',
  'reason',
  'pathwayId',
  'patientUnread',
  'staffUnread',
  'flags',
  'flaggedAt',
  'flagSeenAt',
  'createdAt',
  'decideBy',
  'answerBy',
  'payBy',
  'startsAt',
  'endsAt',
] as const satisfies readonly (keyof Selectable<ApplicationRow>)[]
type Row = Pick<Selectable<ApplicationRow>, (typeof columns)[number]>

const instantOf = (at: Date | null): number | null => at?.getTime() ?? null

export const applicationOf = (row: Row): Application => ({
  ...row,
  // What is stored was checked when it was published; reading fills in what was added to the schema since.
  document: programmeDocument.parse(row.document),
  answers: storedAnswers(row.answers),
  attachments: storedFiles(row.attachments),
  status: row.status as ApplicationStatus,
  flags: storedFlags(row.flags),
  flaggedAt: instantOf(row.flaggedAt),
  flagSeenAt: instantOf(row.flagSeenAt),
  createdAt: row.createdAt.getTime(),
  decideBy: row.decideBy.getTime(),
  answerBy: instantOf(row.answerBy),
  payBy: instantOf(row.payBy),
  startsAt: instantOf(row.startsAt),
  endsAt: instantOf(row.endsAt),
})

const isOfTeam = (docId: string) =>
  sql<boolean>`programme_application.team_id in (select team_id from team_member where doc_id = ${docId})`

/** The doctors who were handed it: one, or the members of a team; nobody's: none. */
export async function doctorsInHand(
  { db }: Pick<Ctx, 'db'>,
  { docId, teamId }: Pick<Application, 'docId' | 'teamId'>,
): Promise<string[]> {
  if (docId !== null) return [docId]
  if (teamId === null) return []
  const members = await db
    .selectFrom('teamMember')
    .select('docId')
    .where('teamId', '=', teamId)
    .orderBy('docId')
    .execute()
  return members.map(member => member.docId)
}

/** A page of the workbench. */
export const deskPage = (applicationId: string): string => `/applications/${applicationId}`

/** Whose hand it is: the account's own, whose person lets it; the office's all; a doctor's and a nurse's those of programmes they answer. */
export const mayTouch =
  ({ caller, now }: Pick<Ctx, 'caller' | 'now'>) =>
  (eb: ExpressionBuilder<DB, 'programmeApplication'>) => {
    if (caller.kind === 'system') return eb.lit(true)
    if (caller.kind === 'account')
      return eb.and([
        eb('programmeApplication.accountId', '=', caller.accountId),
        isOpenFor('programmeApplication.personId', 'consult', now),
      ])
    if (caller.kind !== 'staff') return eb.lit(false)
    if (caller.role === 'operator' || caller.role === 'admin') return eb.lit(true)
    if (caller.role !== 'doctor' && caller.role !== 'nurse') return eb.lit(false)
    // Handed to somebody, it is his or his team's alone beside the office; else theirs whom the programme names.
    const isAnswered = sql<boolean>`programme_application.document -> 'application' -> 'answeredBy' ? ${caller.role}`
    const isOpen = eb.and([
      eb('programmeApplication.docId', 'is', null),
      eb('programmeApplication.teamId', 'is', null),
      isAnswered,
    ])
    const mine =
      caller.docId === null ? [] : [eb('programmeApplication.docId', '=', caller.docId), isOfTeam(caller.docId)]
    // What cannot wait is every nurse's, whoever answers the programme.
    const urgent = caller.role === 'nurse' ? [eb('flaggedAt', 'is not', null)] : []
    return eb.or([isOpen, ...mine, ...urgent])
  }

const ofHand = (ctx: Ctx, applicationId: string) =>
  ctx.db
    .selectFrom('programmeApplication')
    .select(columns)
    .where('applicationId', '=', applicationId)
    .where(mayTouch(ctx))

export async function findApplication(ctx: Ctx, applicationId: string): Promise<Application | undefined> {
  const row = await ofHand(ctx, applicationId).executeTakeFirst()
  return row && applicationOf(row)
}

/** Held by this transaction: nobody else moves it meanwhile. */
export async function takeApplication(ctx: Ctx, applicationId: string): Promise<Application | undefined> {
  const row = await ofHand(ctx, applicationId).forUpdate().executeTakeFirst()
  return row && applicationOf(row)
}

/** The account's own whatever the person says meanwhile: for money that has come. */
export async function ownApplication(ctx: Ctx, applicationId: string, hold = false): Promise<Application | undefined> {
  let query = ctx.db.selectFrom('programmeApplication').select(columns).where('applicationId', '=', applicationId)
  if (ctx.caller.kind === 'account') query = query.where('accountId', '=', ctx.caller.accountId)
  else if (ctx.caller.kind !== 'system') return undefined
  const row = await (hold ? query.forUpdate() : query).executeTakeFirst()
  return row && applicationOf(row)
}

/** Why an application was not found: nobody's or another's, or whom it is about has closed it to this account. */
export async function missing(
  ctx: Ctx<AccountCaller>,
  applicationId: string,
): Promise<Refused<'not_found' | 'grant_closed'>> {
  const own = await ownApplication(ctx, applicationId)
  if (!own) return refuse('not_found')
  const may = await mayActFor(ctx, own.personId, 'consult')
  return may === true ? refuse('not_found') : may
}

/** Raised something that cannot wait, and nobody of the staff has looked at it. */
export const isUnseen = (eb: ExpressionBuilder<DB, 'programmeApplication'>) =>
  eb.and([eb('flaggedAt', 'is not', null), eb('flagSeenAt', 'is', null)])

const mineQuery = (ctx: Ctx) => ctx.db.selectFrom('programmeApplication').select(columns).where(mayTouch(ctx))

/** The newest first. */
export const listQuery = (ctx: Ctx) => mineQuery(ctx).orderBy('createdAt', 'desc').orderBy('applicationId', 'desc')

/** What cannot wait stands on top, the longest waiting first; then the newest. */
export const deskQuery = (ctx: Ctx) =>
  mineQuery(ctx)
    .orderBy(isUnseen, 'desc')
    .orderBy(eb => eb.case().when(isUnseen(eb)).then(eb.ref('flaggedAt')).end())
    .orderBy('createdAt', 'desc')
    .orderBy('applicationId', 'desc')

export const movesOf = ({ db }: Pick<Ctx, 'db'>, applicationId: string) =>
  db
    .selectFrom('programmeMove')
    .select(['toStatus', 'at'])
    .where('applicationId', '=', applicationId)
    .orderBy('moveId')
    .execute()
