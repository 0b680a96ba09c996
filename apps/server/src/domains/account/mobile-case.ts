import { caseGoodDays, type IdentityDocument } from '@nethos/contract/account/mobile-case.rules.ts'
import type { mobileCaseServices } from '@nethos/contract/account/mobile-case.services.ts'
import { nextState } from '@nethos/contract/states.ts'
import { mobileCaseStates, type MobileCaseStatus } from '@nethos/contract/account/mobile-case.status.ts'
import { maskMobile, maskName } from '@nethos/contract/common/masking.ts'
import { endSessionsOf, type StaffCaller } from '../../calls/caller.ts'
import { lookedThrough, isRefused, refuse, stepped, type Ctx, type HandlerOf } from '../../calls/handler.ts'
import { pageOf } from '../../calls/page-of.ts'
import { sendCaptcha, takeCaptcha, tryCaptcha, type CaptchaProof } from '../captcha/public.ts'
import { accountOfIdentity } from '../people/public.ts'
import { untieAll } from '../shell/public.ts'
import { queueSms } from '../sms/public.ts'
import { findByMobile, moveToMobile } from './account.table.ts'
import { revokeOtherDevices } from './device.table.ts'
import { addCase, caseRows, decideCase, holdAccount, holdCase, waitsFor } from './mobile-case.table.ts'
import { notifyOldMobile } from './notify-old-mobile.ts'

type Services = typeof mobileCaseServices

const goodForMs = caseGoodDays * 86_400_000

/** What stands against this mobile for this account, before anybody is asked for a code. */
async function mayMove(ctx: Ctx<StaffCaller>, accountId: string, mobile: string) {
  const account = await holdAccount(ctx, accountId)
  if (!account) return refuse('not_found')
  if (account.isClosed) return refuse('account_closed')
  if (account.mobile === mobile) return refuse('mobile_same')
  if (await findByMobile(ctx, mobile)) return refuse('mobile_taken')
  if (await waitsFor(ctx, accountId)) return refuse('case_waiting')
  return account
}

export const sendCaseCaptcha: HandlerOf<Services['sendCaseCaptcha']> = async ({ input, ctx }) => {
  const account = await mayMove(ctx, input.accountId, input.mobile)
  return isRefused(account) ? account : sendCaptcha(ctx, 'mobile', input.mobile)
}

const proofIn = (input: { mobile: string; cid: string; captcha: string }): CaptchaProof => ({
  purpose: 'mobile',
  mobile: input.mobile,
  cid: input.cid,
  captcha: input.captcha,
})

export const askMobileCase = stepped<Services['askMobileCase'], boolean, void>({
  prepare: async ({ input, ctx }) => (await tryCaptcha(ctx, proofIn(input))) !== undefined,
  outside: async () => undefined,
  async settle(_verified, isRight, { input, ctx, refuse }) {
    const { accountId, mobile, reason } = input
    const account = await mayMove(ctx, accountId, mobile)
    if (isRefused(account)) return account
    if (!isRight) return refuse('captcha_wrong')
    if ((await accountOfIdentity(ctx, input.idCard, input.personName)) !== accountId) {
      await ctx.audit({ action: 'account.mobile.desk.differs', accountId, recordType: 'account', recordId: accountId })
      return refuse('identity_differs', { keeps: true })
    }
    if ((await takeCaptcha(ctx, proofIn(input))) === undefined) return refuse('captcha_wrong')
    const document: IdentityDocument = input.document
    const asked = { accountId, beforeMasked: maskMobile(account.mobile), mobile, document, reason }
    const { caseId, personId } = await addCase(ctx, asked)
    await ctx.audit({
      action: 'account.mobile.desk.ask',
      accountId,
      personId,
      recordType: 'mobile_case',
      recordId: caseId,
    })
    await queueSms(ctx, { mobile: account.mobile, template: 'mobile-change-asked', variables: [] })
    return { caseId }
  },
})

export const listMobileCases: HandlerOf<Services['listMobileCases']> = async ({ input, ctx }) => {
  const rows = await caseRows(ctx, input)
  const page = pageOf(rows, input)
  return lookedThrough(page.rows, {
    ...page,
    rows: page.rows.map(row => ({
      caseId: row.caseId,
      accountId: row.accountId,
      personName: maskName(row.personName),
      beforeMobile: row.beforeMasked,
      mobile: maskMobile(row.mobile),
      document: row.document as IdentityDocument,
      reason: row.reason,
      caseStatus: row.status as MobileCaseStatus,
      askerName: row.askerName,
      askedAt: row.askedAt.getTime(),
      isOwn: row.askedBy === ctx.caller.staffId,
      isOver: row.status === 'waiting' && row.askedAt.getTime() + goodForMs <= ctx.now,
      deciderName: row.deciderName ?? '',
      decidedAt: row.decidedAt?.getTime() ?? null,
      note: row.note,
    })),
  })
}

export const approveMobileCase: HandlerOf<Services['approveMobileCase']> = async ({
  input: { caseId },
  ctx,
  refuse,
}) => {
  const found = await holdCase(ctx, caseId)
  if (!found) return refuse('not_found')
  const { accountId, personId, mobile } = found
  if (nextState(mobileCaseStates, found.status, 'approve', 'operator', {}) !== 'done') return refuse('case_decided')
  if (found.askedBy === ctx.caller.staffId) return refuse('own_case')
  if (found.askedAt + goodForMs <= ctx.now) return refuse('case_over')
  const account = await holdAccount(ctx, accountId)
  if (!account || account.isClosed) return refuse('account_closed')
  if (!(await moveToMobile(ctx, accountId, mobile))) return refuse('mobile_taken')
  await decideCase(ctx, caseId, 'done')
  await endSessionsOf(ctx.db, accountId)
  // Whoever holds the old phone shall not come in by it: every device and every app around us begins anew.
  await revokeOtherDevices({ ...ctx, deviceId: undefined }, accountId)
  await untieAll(ctx, accountId)
  await ctx.audit({ action: 'account.mobile.desk', accountId, personId, recordType: 'mobile_case', recordId: caseId })
  await notifyOldMobile(ctx, account.mobile)
  await queueSms(ctx, { mobile, template: 'mobile-changed-here', variables: [] })
  return true
}

export const endMobileCase: HandlerOf<Services['endMobileCase']> = async ({ input: { caseId, note }, ctx, refuse }) => {
  const found = await holdCase(ctx, caseId)
  if (!found) return refuse('not_found')
  const event = found.askedBy === ctx.caller.staffId ? 'withdraw' : 'decline'
  const status = nextState(mobileCaseStates, found.status, event, 'operator', {})
  if (!status || status === 'waiting') return refuse('case_decided')
  await decideCase(ctx, caseId, status, note)
  const { accountId, personId } = found
  await ctx.audit({
    action: 'account.mobile.desk.end',
    accountId,
    personId,
    recordType: 'mobile_case',
    recordId: caseId,
  })
  return true
}
