import { grantPages } from '@nethos/contract/grants/grants.pages.ts'
import { dayOf, startOfDay } from '@nethos/contract/common/days.ts'
import { asksADay } from '@nethos/contract/grants/grants.rules.ts'
import type { grantServices } from '@nethos/contract/grants/grants.services.ts'
import { isRefused, refuse, stepped, type HandlerOf } from '../../calls/handler.ts'
import { sendCaptcha, takeCaptcha, tryCaptcha, type CaptchaProof } from '../captcha/public.ts'
import { personToAsk } from '../people/public.ts'
import { queueSms } from '../sms/public.ts'
import { askedMobileOf, newKey } from './grant.table.ts'
import { countAsked, activeGrants, takeAsked } from './grant-rows.table.ts'
import { give, notifyManager } from './answer.ts'
import { beginGrant, transitionGrant } from './grant.lifecycle.ts'
import { shownMobile, whomToAsk } from './whom-to-ask.ts'

/** Sends a text message to the person's own phone; nothing is changed until he answers. */
export const askGrant: HandlerOf<typeof grantServices.askGrant> = async ({ input, ctx }) => {
  const person = await personToAsk(ctx, input.personId)
  if (!person) return refuse('not_found')
  const whom = await whomToAsk(ctx, person)
  if ('why' in whom) return refuse(whom.why)
  const { mobile } = whom
  if ((await countAsked(ctx, mobile, startOfDay(dayOf(ctx.now)))) >= asksADay) return refuse('asked_too_often')
  for (const row of await activeGrants(ctx, [person.personId])) await transitionGrant(ctx, row, 'withdraw', 'manager')
  let cid = ''
  if (input.way === 'code') {
    const sent = await sendCaptcha(ctx, 'grant', mobile, 'grant-code')
    if (isRefused(sent)) return sent
    cid = sent.cid
  }
  const { key, keyHash } = newKey()
  const asked = await beginGrant(ctx, {
    accountId: ctx.caller.accountId,
    personId: person.personId,
    idCardHash: person.idCardHash,
    mobile,
    keyHash,
    scopes: [...new Set(input.scopes)],
    days: input.days,
  })
  if (input.way === 'link') {
    const link = ctx.runtime.settings.origin + grantPages.answer.to({ t: key })
    await queueSms(ctx, { mobile, template: 'grant-asked', variables: [link] }, asked.askedUntil)
  }
  await ctx.audit({
    action: 'grant.ask',
    accountId: ctx.caller.accountId,
    personId: person.personId,
    recordType: 'grant',
    recordId: asked.grantId,
  })
  return { grantId: asked.grantId, cid, askedMobile: shownMobile(whom) }
}

/** The code went to the person's own phone: who knows it has been told it by him. */
export const giveByCode = stepped<typeof grantServices.giveByCode, CaptchaProof | null, void>({
  async prepare({ input, ctx }) {
    const row = await takeAsked(ctx, input.grantId)
    if (!row) return refuse('not_found')
    const proof: CaptchaProof = { purpose: 'grant', ...input, mobile: askedMobileOf(ctx, row) }
    return (await tryCaptcha(ctx, proof)) === undefined ? null : proof
  },
  outside: async () => undefined,
  async settle(_verified, proof, { input, ctx }) {
    if (!proof || (await takeCaptcha(ctx, proof)) === undefined) return refuse('captcha_wrong')
    const row = await takeAsked(ctx, input.grantId)
    if (!row) return refuse('not_found')
    const { key, keyHash } = newKey()
    if (!(await give(ctx, row, { keyHash }))) return refuse('cannot_answer')
    // Without this he would have no way back on his own phone.
    const link = ctx.runtime.settings.origin + grantPages.answer.to({ t: key })
    await queueSms(ctx, { mobile: askedMobileOf(ctx, row), template: 'grant-given', variables: [link] })
    return true
  },
})

/** The account withdraws its request, or hands the grant back. */
export const endGrant: HandlerOf<typeof grantServices.endGrant> = async ({ input, ctx }) => {
  const row = await takeAsked(ctx, input.grantId)
  if (!row) return refuse('not_found')
  const ended =
    (await transitionGrant(ctx, row, 'withdraw', 'manager')) ??
    (await transitionGrant(ctx, row, 'hand_back', 'manager'))
  if (!ended) return refuse('cannot_end')
  await notifyManager(ctx, ended)
  await ctx.audit({
    action: 'grant.end',
    accountId: ctx.caller.accountId,
    personId: row.personId,
    recordType: 'grant',
    recordId: row.grantId,
  })
  return true
}
