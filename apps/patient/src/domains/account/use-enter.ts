import { registrationAgreements } from '@nethos/contract/account/account.rules.ts'
import { run } from '@nethos/calls/command.ts'
import { queryClient } from '@nethos/calls/query.ts'
import { signIn, type Session } from '@nethos/calls/session.ts'
import { reportTrouble } from '@nethos/calls/trouble.ts'
import { claimDrafts } from '../../patterns/draft.ts'
import { useAppInfo } from '../../patterns/app-info.ts'
import { giveConsent } from './account.calls.ts'

/** Opens the session that a login or registration gave, and goes where it was wanted for. */
export function useEnter(): (opened: Session & { account?: { accountId: string } }, backPath: string | null) => void {
  const { goAfterLogin } = useAppInfo()
  return (opened, backPath) => {
    // Typed before a session ended: it comes back to the same person alone.
    claimDrafts(opened.account?.accountId)
    signIn(opened)
    // What was seen before was a guest's, or another account's.
    queryClient.clear()
    goAfterLogin(backPath)
  }
}

/** The box was ticked at the login: the standing texts are agreed to as they stand today. */
export function saveAgreement(): void {
  for (const agreement of registrationAgreements) run(giveConsent, { agreement }).catch(reportTrouble)
}
