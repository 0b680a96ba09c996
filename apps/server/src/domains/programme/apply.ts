import type { InputOf } from '@nethos/contract/service.ts'
import type { AccountCaller } from '../../calls/caller.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { offerOf, type ProgrammeDocument } from '@nethos/contract/programme/programme.document.ts'
import type { programmeServices } from '@nethos/contract/programme/programme.services.ts'
import {
  checkAnswers,
  isPromiseMissing,
  itemsOf,
  raisedFlags,
  visibleAnswers,
  type Answers,
} from '@nethos/contract/questionnaire/questionnaire.answers.ts'
import { isRefused, refuse, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { currentDocument } from '../../editions/editions.ts'
import { mayActFor, noteActFor, personForConsult } from '../people/public.ts'
import { dangerIn, logDanger } from '../questionnaire/public.ts'
import { hangFiles, ownFiles } from '../system/public.ts'
import { applications } from './application.lifecycle.ts'
import { announce, decideByOf, endOf, move, payByOf, putInBox } from './application.life.ts'
import { missing, takeApplication, type Application } from './application.table.ts'
import { forgetDraft } from './draft.ts'
import { notifyOfFlag } from './notify-of-flag.ts'
import { programmeKind } from './programme.kind.ts'

type Services = typeof programmeServices
type Form = NonNullable<ProgrammeDocument['application']>['form']

interface Sent {
  answers: unknown
  isPromised: boolean
}

/** What of the answers is shown, with its pictures and what it raises; or why they will not do. */
async function checked(ctx: Ctx, form: Form, { answers: sent, isPromised }: Sent) {
  const given = sent as Answers
  const wrong = checkAnswers(form, given, dayOf(ctx.now))
  const [linkId] = Object.keys(wrong)
  if (linkId !== undefined) {
    const item = itemsOf(form).find(one => one.id === linkId)
    return refuse('answers_wrong', { sentence: `${item?.text ?? ''}：${wrong[linkId] ?? ''}` })
  }
  if (isPromiseMissing(form, isPromised)) return refuse('promise_missing')
  const answers = visibleAnswers(form, given)
  const pictures = itemsOf(form).flatMap(one => (one.kind === 'picture' ? ((answers[one.id] ?? []) as string[]) : []))
  const files = await ownFiles(ctx, pictures, ['picture'])
  return files
    ? { answers, files, ...(await flagged(ctx, form, answers)) }
    : refuse('answers_wrong', { sentence: '图片已失效，请重新上传' })
}

/** What the answers raise; `flaggedAt`: somebody of the staff has to look. Nobody has yet, whatever was looked at before. */
async function flagged({ db, now }: Ctx, form: Form, answers: Answers) {
  const raised = raisedFlags(form, answers)
  const written = await dangerIn(db, form, answers)
  return {
    flags: [...raised.map(({ id, title, advice, helplines }) => ({ id, title, advice, helplines })), ...written],
    flaggedAt: written.length > 0 || raised.some(flag => flag.flagged) ? now : null,
    flagSeenAt: null,
    flagSeenBy: null,
    flagNote: '',
  }
}

async function callFor(ctx: Ctx, one: Application, form: Form): Promise<void> {
  await logDanger(
    ctx,
    { recordType: 'application', recordId: one.applicationId, personId: one.personId },
    form,
    one.answers,
  )
  await notifyOfFlag(ctx, one)
}

/** For whom and for what he applies, where that is open to him. */
async function openTo(ctx: Ctx<AccountCaller>, input: InputOf<Services['apply']>) {
  const person = await personForConsult(ctx, input.personId)
  if (!person) return refuse('not_found')
  const may = await mayActFor(ctx, person.personId, 'consult')
  if (may !== true) return may
  const found = await currentDocument(ctx.db, programmeKind, input.code)
  const application = found?.document.application
  if (!found || !application) return refuse('programme_closed')
  const { edition, document } = found
  const offer = offerOf(document, input.offerCode)
  if (edition !== input.edition || !offer) return refuse('programme_changed')
  if (document.notice && !input.isAgreed) return refuse('notice_unread')
  return { person, application, edition, document, offer }
}

const timesOf = (
  one: { document: ProgrammeDocument; offerCode: string },
  to: 'applied' | 'accepted' | 'to_pay',
  now: number,
) => ({
  decideBy: decideByOf(one, now),
  answerBy: null,
  payBy: to === 'to_pay' ? payByOf(one, now) : null,
  startsAt: to === 'accepted' ? now : null,
  endsAt: to === 'accepted' ? endOf(one, now) : null,
})

/** Applies under the edition that is in use. */
export const apply: HandlerOf<Services['apply']> = async ({ input, ctx }) => {
  const open = await openTo(ctx, input)
  if (isRefused(open)) return open
  const { person, application, edition, document, offer } = open
  const filled = await checked(ctx, application.form, input)
  if ('key' in filled) return filled
  const { answers, files, ...flags } = filled
  const isFree = offer.priceCents === 0
  const { now } = ctx
  const to = !application.isAcceptedAtOnce ? 'applied' : isFree ? 'accepted' : 'to_pay'
  const begun = await applications.begin(
    ctx,
    {
      accountId: ctx.caller.accountId,
      personId: person.personId,
      personName: person.name,
      code: input.code,
      edition,
      document,
      offerCode: offer.code,
      offerTitle: offer.title,
      priceCents: offer.priceCents,
      answers,
      attachments: files,
      ...flags,
      createdAt: now,
      ...timesOf({ document, offerCode: offer.code }, to, now),
    },
    { event: 'apply', by: 'patient', to },
  )
  if (!begun) return refuse('already_applied')
  const { applicationId } = begun
  await hangFiles(ctx, { recordType: 'application', recordId: applicationId, part: 'form' }, files)
  if (begun.flaggedAt !== null) await callFor(ctx, begun, application.form)
  await forgetDraft(ctx, input.code)
  const { personId } = person
  await noteActFor(ctx, { action: 'programme.apply', personId, recordType: 'application', recordId: applicationId })
  if (to !== 'applied') await putInBox(ctx, begun, to === 'to_pay' ? 'programme_to_pay' : 'programme_accepted')
  await announce(ctx, begun)
  return { applicationId }
}

/** The form again, with what was asked for. */
export const answerAsked: HandlerOf<Services['answerAsked']> = async ({ input, ctx }) => {
  const one = await takeApplication(ctx, input.applicationId)
  if (!one) return missing(ctx, input.applicationId)
  const form = one.document.application?.form
  if (!form || one.status !== 'asked') return refuse('cannot_now')
  const filled = await checked(ctx, form, input)
  if ('key' in filled) return filled
  const { answers, files, ...flags } = filled
  const moved = await move(ctx, one, 'answer', 'patient', {
    answers,
    attachments: files,
    ...flags,
    decideBy: decideByOf(one, ctx.now),
    answerBy: null,
  })
  if (!moved) return refuse('cannot_now')
  await hangFiles(ctx, { recordType: 'application', recordId: one.applicationId, part: 'form' }, files)
  if (moved.flaggedAt !== null) await callFor(ctx, moved, form)
  await noteOwn(ctx, one)
  return true
}

/** Before it has begun; what was paid goes back. */
export const withdrawApplication: HandlerOf<Services['withdrawApplication']> = async ({ input, ctx }) => {
  const one = await takeApplication(ctx, input.applicationId)
  if (!one) return missing(ctx, input.applicationId)
  if (!(await move(ctx, one, 'withdraw', 'patient'))) return refuse('cannot_now')
  await noteOwn(ctx, one)
  return true
}

const noteOwn = (
  ctx: Parameters<HandlerOf<Services['answerAsked']>>[0]['ctx'],
  { personId, applicationId }: { personId: string; applicationId: string },
) => noteActFor(ctx, { action: 'programme.change', personId, recordType: 'application', recordId: applicationId })
