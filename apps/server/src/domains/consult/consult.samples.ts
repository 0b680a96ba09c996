import type { LengthUnit } from '@nethos/contract/common/lengths.ts'
import type { ConsultType } from '@nethos/contract/consult/consult.kinds.ts'
import type { AskedMedicine } from '@nethos/contract/consult/consult.schemas.ts'
import { endsAt, type ConsultFacts, type ConsultStatus } from '@nethos/contract/consult/consult.status.ts'
import { consults } from './consult.lifecycle.ts'
import type { Db } from '../../database/connect.ts'

const hour = 3_600_000

/** What a sample may choose; everything else follows from the state. Instants epoch ms. */
export interface SampleConsult {
  accountId: string
  personId: string
  /** Who answers: a doctor, or a team. */
  docId?: string
  teamId?: string
  now: number
  status?: ConsultStatus
  /** Going: whether the doctor has answered. Default true. */
  isAnswered?: boolean
  consultType?: ConsultType
  feeCents?: number
  replyLimit?: number
  repliesLeft?: number
  consulterName?: string
  consulterGender?: string
  consulterAge?: number | null
  consulterIdCardMasked?: string
  consulterMobileMasked?: string
  illnessName?: string
  illnessTime?: string
  content?: string
  endReason?: string
  createdAt?: number
  startedAt?: number | null
  firstReplyAt?: number | null
  endedAt?: number | null
  /** End of a bought time. */
  servedUntil?: number
  /** Of a medication question. */
  question?: { medicines: readonly AskedMedicine[]; allergyHistory: string }
  service?: { serviceId: string; serviceName: string; lengthOfTime: number; lengthUnit: LengthUnit }
}

/** A consult in any state of its life, for tests and for the demo hospital. Gives back its id. */
export async function aConsult(db: Db, sample: SampleConsult): Promise<string> {
  const { status = 'going', feeCents = 2000, replyLimit = 10 } = sample
  const facts = factsOf(sample, status)
  const { consultId } = await db
    .insertInto('consult')
    .values({
      accountId: sample.accountId,
      personId: sample.personId,
      docId: sample.teamId ? null : (sample.docId ?? null),
      teamId: sample.teamId ?? null,
      consultType: facts.consultType,
      status,
      priceCents: feeCents,
      feeCents,
      consulterName: sample.consulterName ?? '张秀英',
      consulterGender: sample.consulterGender ?? 'F',
      consulterAge: sample.consulterAge === undefined ? 71 : sample.consulterAge,
      consulterIdCardMasked: sample.consulterIdCardMasked ?? '110105********0029',
      consulterMobileMasked: sample.consulterMobileMasked ?? '138****0001',
      illnessName: sample.illnessName ?? '高血压',
      illnessTime: sample.illnessTime ?? '一周内',
      content: sample.content ?? '早晨量血压 150/95，有些头晕，需要调整用药吗？',
      replyLimit,
      repliesLeft: sample.repliesLeft ?? (status === 'finished' || status === 'unreviewed' ? 0 : replyLimit),
      endReason: sample.endReason ?? '',
      lastAt: new Date(facts.createdAt),
      createdAt: new Date(facts.createdAt),
      startedAt: dateOf(facts.startedAt),
      firstReplyAt: dateOf(facts.firstReplyAt),
      endedAt: dateOf(facts.endedAt),
      servedUntil: dateOf(facts.servedUntil),
      servedFrom: facts.servedUntil === null ? null : dateOf(facts.startedAt),
      medicines: JSON.stringify(sample.question?.medicines ?? []),
      allergyHistory: sample.question?.allergyHistory ?? '',
      ...sample.service,
      endsAt: dateOf(endsAt(facts)),
      ...consults.deadlines(status, facts),
    })
    .returning('consultId')
    .executeTakeFirstOrThrow()
  return consultId
}

function factsOf(sample: SampleConsult, status: ConsultStatus): ConsultFacts {
  const { now, isAnswered = true } = sample
  const isPaid = status !== 'unpaid' && status !== 'expired'
  const isOver = status !== 'unpaid' && status !== 'going'
  const wasAnswered = status === 'unreviewed' || status === 'finished' || (status === 'going' && isAnswered)
  const createdAt = sample.createdAt ?? (isOver ? now - 60 * hour : now)
  const startedAt = sample.startedAt !== undefined ? sample.startedAt : isPaid ? createdAt : null
  const firstReplyAt = sample.firstReplyAt !== undefined ? sample.firstReplyAt : wasAnswered ? createdAt : null
  const endedAt = sample.endedAt !== undefined ? sample.endedAt : isOver ? now - hour : null
  const { consultType = sample.teamId ? 'TEAMPIC' : 'DOCPIC', servedUntil = null } = sample
  return { consultType, createdAt, startedAt, firstReplyAt, endedAt, servedUntil }
}

export interface SampleMessage {
  from: 'patient' | 'doctor' | 'system'
  content: string
  at: number
}

/** Puts messages into a sample's stream. */
export async function say(db: Db, consultId: string, messages: readonly SampleMessage[]): Promise<void> {
  const { accountId, docId, teamId, consulterName } = await db
    .selectFrom('consult')
    .select(['accountId', 'docId', 'teamId', 'consulterName'])
    .where('consultId', '=', consultId)
    .executeTakeFirstOrThrow()
  const doctor = await voiceOf(db, docId, teamId)
  const voices = {
    patient: { replierType: 'PAT', replierId: accountId, replierName: consulterName, senderIdentity: '患者' },
    doctor: { replierType: 'DOC', ...doctor },
    system: { replierType: 'SYS', replierId: '', replierName: '系统通知', senderIdentity: '', msgLevel: 'SYS' },
  }
  for (const { from, content, at } of messages) {
    await db
      .insertInto('consultMessage')
      .values({ consultId, msgType: 'TEXT', content, ...voices[from], createdAt: new Date(at) })
      .execute()
    await db
      .updateTable('consult')
      .set({ lastText: content, lastAt: new Date(at) })
      .where('consultId', '=', consultId)
      .execute()
  }
  const replyCount = messages.filter(one => one.from === 'doctor').length
  await db.updateTable('consult').set({ replyCount }).where('consultId', '=', consultId).execute()
}

/** The doctor himself, or the team's chief in the team's name. */
async function voiceOf(db: Db, docId: string | null, teamId: string | null) {
  const team = await db
    .selectFrom('team')
    .innerJoin('teamMember', 'teamMember.teamId', 'team.teamId')
    .select(['teamName', 'docId'])
    .where('team.teamId', '=', teamId)
    .where('memLevel', '=', 'ADM')
    .executeTakeFirst()
  const doctor = await db
    .selectFrom('doctor')
    .select(['docId', 'docName', 'docTitle'])
    .where('docId', '=', docId ?? team?.docId ?? '')
    .executeTakeFirstOrThrow()
  return team
    ? {
        replierId: doctor.docId,
        replierName: team.teamName,
        senderIdentity: `${doctor.docName} ${doctor.docTitle}`,
      }
    : { replierId: doctor.docId, replierName: doctor.docName, senderIdentity: doctor.docTitle }
}

const dateOf = (at: number | null): Date | null => (at === null ? null : new Date(at))
