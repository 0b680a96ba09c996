import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { accountRefusals } from '@nethos/contract/account/account.refusals.ts'
import { run, useCommand } from '@nethos/calls/command.ts'
import { shellRefusals } from '@nethos/contract/shell/shell.refusals.ts'
import { confirm } from '../../../controls/dialog.ts'
import { toast } from '../../../controls/toast.ts'
import { GatePage } from '../../../patterns/gate-page.tsx'
import { useShellName } from '../../shell/public.ts'
import { bindShell, sendBindCaptcha } from '../account.calls.ts'
import { backPathIn, steps } from '../account.links.ts'
import { useCaptcha } from '../use-captcha.ts'
import { saveAgreement, useEnter } from '../use-enter.ts'
import { useLoginDraft, useLoginForm } from '../use-login-form.ts'
import { AgreementLine } from './agreement-line.tsx'
import { CaptchaField } from './captcha-field.tsx'
import { MobileField } from './mobile-field.tsx'

interface BindFormProps {
  title: string
  reason: ReactNode
  submit: string
  ticket: string
  /** Asks the app around us once more who we are. */
  retry: (() => void) | undefined
  /** Where to go then; by default where the binding was wanted for. */
  after?: string | undefined
}

interface RefusalsOf extends Pick<BindFormProps, 'ticket' | 'retry'> {
  captcha: ReturnType<typeof useCaptcha>
  mobile: string
  sendNow: () => unknown
}

/** What its refusals lead to. `sendNow`: once more, when he wants to. */
function useRefusals({ captcha, mobile, ticket, retry, sendNow }: RefusalsOf) {
  const [query] = useSearchParams()
  const go = useNavigate()
  const proof = { cid: captcha.cid, captcha: captcha.code }
  const offerAgain = async (text: string, again: () => unknown = sendNow): Promise<void> => {
    if (await confirm({ title: '是否重新尝试？', text, yes: '重新尝试', no: '返回' })) await again()
    else await go(steps.login(query), { replace: true })
  }
  return (error: { code?: string; message: string }): boolean => {
    switch (error.code) {
      case accountRefusals.mobile_unknown.code:
        void go(steps.registerWith(query, { cid: captcha.cid, codeValue: captcha.code, mobile, openId: ticket }), {
          replace: true,
        })
        return true
      case shellRefusals.account_tied.code:
        // The proof goes along in memory: an address is read by others.
        void go(steps.mobileTaken(query, { openId: ticket, mobile }), { state: proof })
        return true
      case shellRefusals.shell_tied.code:
        void go(steps.alreadyBound(query, ticket))
        return true
      case shellRefusals.bound_too_soon.code:
        toast(error.message)
        return true
      case undefined:
        return false
      default:
        if (captcha.refuse(error)) return true
        void offerAgain(error.message, error.code === shellRefusals.ticket_over.code ? retry : undefined)
        return true
    }
  }
}

/** Mobile and SMS: ties the user of the app around us to its account and goes on. Whoever is new goes on to register. */
export function BindForm({ title, reason, submit, ticket, retry, after }: BindFormProps) {
  const [query] = useSearchParams()
  const enter = useEnter()
  const shell = useShellName()
  const draft = useLoginDraft()
  const { mobile, agrees } = draft.value
  const sending = useCommand(sendBindCaptcha)
  const captcha = useCaptcha({ key: 'bind', mobile, send: () => sending.run({ mobile }) })
  const proof = { cid: captcha.cid, captcha: captcha.code }
  const refuse = useRefusals({ captcha, mobile, ticket, retry, sendNow: () => form.sendNow() })
  const form: ReturnType<typeof useLoginForm> = useLoginForm(draft, {
    validate: () => ({ captcha: captcha.wrong }),
    send: () =>
      run(
        bindShell,
        shell === 'payment' ? { ...proof, ticketOfPayment: ticket } : { ...proof, ticketOfMessaging: ticket },
      ),
    onRefused: refuse,
    onSent: opened => {
      captcha.clear()
      enter(opened, after ?? backPathIn(query))
      saveAgreement()
    },
  })
  return (
    <GatePage
      title={title}
      reason={reason}
      submit={submit}
      onSubmit={form.submit}
      beforeSubmit={
        <AgreementLine agrees={agrees} onChange={agrees => form.change({ agrees })} error={form.errors.agrees} />
      }
    >
      <MobileField {...form.field('mobile')} error={captcha.isAsked ? form.allErrors.mobile : form.errors.mobile} />
      <CaptchaField captcha={captcha} isTried={form.isTried} />
    </GatePage>
  )
}
