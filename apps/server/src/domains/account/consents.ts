import { registrationAgreements } from '@nethos/contract/account/account.rules.ts'
import type { consentServices } from '@nethos/contract/account/consent.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { addConsent, consentsOf, findConsent, withdraw } from './consent.table.ts'

export const getConsent: HandlerOf<typeof consentServices.getConsent> = ({ input, ctx }) =>
  findConsent(ctx, input.agreement)

export const giveConsent: HandlerOf<typeof consentServices.giveConsent> = async ({ input, ctx }) => {
  await addConsent(ctx, input.agreement)
  return true
}

const needed: readonly string[] = registrationAgreements

export const listConsents: HandlerOf<typeof consentServices.listConsents> = async ({ ctx }) =>
  (await consentsOf(ctx)).map(({ givenAt, withdrawnAt, publishedVersion, publishedTitle, ...row }) => ({
    ...row,
    title: publishedTitle ?? row.agreement,
    givenAt: givenAt.getTime(),
    withdrawnAt: withdrawnAt?.getTime() ?? null,
    isOld: publishedVersion !== null && publishedVersion !== row.version,
    isNeeded: needed.includes(row.agreement),
    hasText: publishedTitle !== null,
  }))

export const withdrawConsent: HandlerOf<typeof consentServices.withdrawConsent> = async ({ input, ctx, refuse }) => {
  if (needed.includes(input.agreement)) return refuse('consent_needed')
  if (!(await withdraw(ctx, input.agreement))) return refuse('not_found')
  await ctx.audit({
    action: 'account.consent.withdraw',
    accountId: ctx.caller.accountId,
    recordType: 'consent',
    recordId: input.agreement,
  })
  return true
}
