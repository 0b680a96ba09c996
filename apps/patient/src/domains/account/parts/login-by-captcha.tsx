import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { accountPages } from '@nethos/contract/account/account.pages.ts'
import { useCommand, run } from '@nethos/calls/command.ts'
import { GatePage } from '../../../patterns/gate-page.tsx'
import { loginByCaptcha, sendLoginCaptcha } from '../account.calls.ts'
import { backPathIn, steps } from '../account.links.ts'
import { useCaptcha } from '../use-captcha.ts'
import { saveAgreement, useEnter } from '../use-enter.ts'
import { useLoginForm, type LoginDraft } from '../use-login-form.ts'
import type { AgreedBefore } from '../use-register-form.ts'
import { AgreementLine } from './agreement-line.tsx'
import { HospitalFace } from '../../../patterns/hospital-face.tsx'
import { CaptchaField } from './captcha-field.tsx'
import { MobileField } from './mobile-field.tsx'

interface LoginProps {
  title: string
  draft: LoginDraft
  /** The other ways in. */
  ways: ReactNode
  /** Where whoever is new goes on. */
  register?: typeof accountPages.register.at | typeof accountPages.scanRegister.at
  /** Above the form: who the scanned code belongs to. */
  head?: ReactNode
  /** Where to go then; by default where the login was wanted for. */
  after?: string | undefined
}

/** By mobile and SMS. Whoever is new goes on to register, with the code that has just been right. */
export function LoginByCaptcha({ title, draft, ways, register, head, after }: LoginProps) {
  const [query] = useSearchParams()
  const go = useNavigate()
  const enter = useEnter()
  const { mobile, agrees } = draft.value
  const sending = useCommand(sendLoginCaptcha)
  const captcha = useCaptcha({ key: 'login', mobile, send: () => sending.run({ mobile }) })
  const { cid, code } = captcha
  const form = useLoginForm(draft, {
    validate: () => ({ captcha: captcha.wrong }),
    send: async ({ mobile }) => {
      const { token, signKey, ...proof } = await run(loginByCaptcha, { mobile, cid, captcha: code })
      if (token && signKey) return { token, signKey }
      await go(steps.registerWith(query, { cid: proof.cid, codeValue: code, mobile }, register), {
        replace: true,
        state: { agrees: true } satisfies AgreedBefore,
      })
      return undefined
    },
    onRefused: captcha.refuse,
    onSent: opened => {
      captcha.clear()
      enter(opened, after ?? backPathIn(query))
      saveAgreement()
    },
  })
  return (
    <GatePage
      title={title}
      reason={
        <>
          <HospitalFace />
          {head}
          请用手机号登录。第一次使用的，验证手机号后即可注册。
        </>
      }
      submit="登录"
      onSubmit={form.submit}
      beforeSubmit={
        <AgreementLine agrees={agrees} onChange={agrees => form.change({ agrees })} error={form.errors.agrees} />
      }
      ways={ways}
    >
      <MobileField {...form.field('mobile')} error={captcha.isAsked ? form.allErrors.mobile : form.errors.mobile} />
      <CaptchaField captcha={captcha} isTried={form.isTried} />
    </GatePage>
  )
}
