import { sql } from 'kysely'
import { dayOf } from '@nethos/contract/common/days.ts'
import { raisedFlags, visibleAnswers, type Answers } from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import { offerOf } from '@nethos/contract/programme/programme.document.ts'
import { theSystem } from '../../calls/caller.ts'
import { contextOn } from '../../calls/context.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Database, Db } from '../../database/connect.ts'
import type { Runtime } from '../../runtime.ts'
import { startPathway } from '../pathway/public.ts'
import { demoPatient } from '../people/demo-patient.ts'
import { applications } from './application.lifecycle.ts'
import { decideByOf, endOf } from './application.life.ts'
import type { Application } from './application.table.ts'
import { builtInProgrammes } from './built-in/index.ts'

const hour = 3_600_000
const noJobs = { send: async () => {} }
const at = (db: Db, runtime: Runtime, now: number): Ctx =>
  contextOn(
    db,
    runtime,
    noJobs,
    { caller: theSystem, now, requestId: 'demo', channel: 'job', address: '', deviceId: undefined },
    async () => {},
  )

interface Applied {
  code: string
  offerCode: string
  person: { personId: string; name: string }
  answers: Answers
}

/** An application as the form gives it, under what the program brings. */
async function applied(ctx: Ctx, accountId: string, { code, offerCode, person, answers: given }: Applied) {
  const document = builtInProgrammes[code]
  const offer = document && offerOf(document, offerCode)
  const form = document?.application?.form
  if (!offer || !form) return undefined
  const answers = visibleAnswers(form, given)
  const flags = raisedFlags(form, answers)
  return applications.begin(
    ctx,
    {
      accountId,
      personId: person.personId,
      personName: person.name,
      code,
      edition: 0,
      document,
      offerCode,
      offerTitle: offer.title,
      priceCents: offer.priceCents,
      answers,
      attachments: [],
      flags: flags.map(({ id, title, advice, helplines }) => ({ id, title, advice, helplines })),
      flaggedAt: flags.some(flag => flag.flagged) ? ctx.now : null,
      createdAt: ctx.now,
      decideBy: decideByOf({ document }, ctx.now),
      answerBy: null,
      payBy: null,
      startsAt: null,
      endsAt: null,
    },
    { event: 'apply', by: 'patient', to: 'applied' },
  )
}

/** Accepted by the desk and begun, with its plan. */
async function begun(ctx: Ctx, one: Application, known: Readonly<Record<string, number>> = {}): Promise<void> {
  const startsAt = ctx.now
  const changes = { startsAt, endsAt: endOf(one, startsAt) }
  const accepted = await applications.transition(ctx, one, 'accept_free', 'operator', changes)
  const going = accepted && (await applications.transition(ctx, accepted, 'begin', 'clock'))
  const { plan } = one.document
  if (!going || !plan) return
  const pathwayId = await startPathway(ctx, {
    accountId: one.accountId,
    personId: one.personId,
    document: plan,
    origin: { type: 'application', id: one.applicationId },
    anchors: { applied: one.createdAt, accepted: startsAt, ...known },
  })
  await applications.change(ctx, going, { pathwayId })
}

const colitis = {
  diagnosis: 'colitis',
  stools: 3,
  blood: 'some',
  fever: 'no',
  block: 'no',
  outside: ['none'],
  course: '确诊两年，吃美沙拉嗪，上月起大便次数又多了',
  surgery: 'no',
  pregnancy: 'no',
  wish: '想知道要不要调药、什么时候复查肠镜',
}
const gastroscopy = {
  examination: 'gastroscopy',
  sedation: 'yes',
  medicines: ['aspirin'],
  conditions: ['none'],
  bleeding: 'no',
}
const breathless = { diagnosis: 'suspected', activity: 'rest', fainted: 'no', blood: 'no', anticoagulant: 'none' }
const steady = { diagnosis: 'embolism', activity: 'some', fainted: 'no', blood: 'no', anticoagulant: 'rivaroxaban' }
const more = { risk: ['none'], medicine: '利伐沙班，每天一次' }

/**
 * The demo patient's half year with the lung vessels' team, her gastroscopy, her father's treatment and her husband's bowel, begun
 * this morning; and an application of his, whose answers nobody of the staff has looked at. Loaded again, they stay as they are.
 */
export async function loadDemoProgrammes({ db, runtime }: { db: Database; runtime: Runtime }): Promise<void> {
  const now = runtime.clock.now()
  await db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo programmes', 0))`.execute(trx)
    const patient = await demoPatient(trx)
    if (!patient) return
    const { accountId } = patient
    const people = await trx
      .selectFrom('person')
      .select(['personId', 'name', 'isSelf'])
      .where('accountId', '=', accountId)
      .execute()
    const [self, father] = [people.find(one => one.isSelf), people.find(one => one.name === '王德福')]
    const husband = people.find(one => one.name === '李建国')
    const some = trx.selectFrom('programmeApplication').select('applicationId').where('accountId', '=', accountId)
    if (!self || !father || !husband || (await some.limit(1).executeTakeFirst())) return
    const [code, offerCode] = ['fxgjkgl', 'half-year']
    const own = { code, offerCode, person: self, answers: { ...steady, ...more } }
    const hers = await applied(at(trx, runtime, now - 5 * hour), accountId, own)
    if (hers) await begun(at(trx, runtime, now - 4 * hour), hers)
    const treated = { diagnosis: '结肠癌术后', stage: 'chemo', catheter: 'port', fever: 'no', pain: 2 }
    const words = { course: '9月手术，正在做第二次化疗', wish: '想知道化疗期间怎么吃' }
    const care = { code: 'tumour', offerCode: 'care', person: father, answers: { ...treated, ...words } }
    const cared = await applied(at(trx, runtime, now - 7 * hour), accountId, care)
    if (cared) await begun(at(trx, runtime, now - 6 * hour), cared)
    const bowel = { code: 'ibd', offerCode: 'review', person: husband, answers: colitis }
    const advised = await applied(at(trx, runtime, now - 7 * hour), accountId, bowel)
    if (advised) await begun(at(trx, runtime, now - 6 * hour), advised)
    const onDay = now + 5 * 24 * hour
    const scope = {
      code: 'endoscopy',
      offerCode: 'care',
      person: self,
      answers: { ...gastroscopy, date: dayOf(onDay) },
    }
    const prepared = await applied(at(trx, runtime, now - 7 * hour), accountId, scope)
    if (prepared) await begun(at(trx, runtime, now - 6 * hour), prepared, { examined: onDay })
    const his = { code, offerCode, person: father, answers: { ...breathless, ...more, medicine: '没有' } }
    await applied(at(trx, runtime, now - hour), accountId, his)
  })
}
