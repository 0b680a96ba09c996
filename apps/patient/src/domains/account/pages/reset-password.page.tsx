import { useNavigate } from 'react-router'
import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { accountRefusals } from '@nethos/contract/account/account.refusals.ts'
import { mobile as mobileRule } from '@nethos/contract/common/phone.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { useCommand, run } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { useSession } from '@nethos/calls/session.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { confirm } from '../../../controls/dialog.ts'
import { useDraft } from '../../../patterns/draft.ts'
import { GatePage } from '../../../patterns/gate-page.tsx'
import { checkCaptcha, profile, sendPasswordCaptcha } from '../account.calls.ts'
import { CaptchaField } from '../parts/captcha-field.tsx'
import { MobileField } from '../parts/mobile-field.tsx'
import { useCaptcha } from '../use-captcha.ts'

/** What the second step needs; it travels beside the address, not in it. */
export interface ProvenMobile {
  mobile: string
  captcha: string
  cid: string
}

/** Step 1 of 2 to a new password: prove that one holds the mobile. */
export default function ResetPasswordPage() {
  const go = useNavigate()
  const isIn = useSession() !== undefined
  const own = useServiceQuery(profile(), { unless: !isIn }).value
  const { value: mobile, set: setMobile, clear } = useDraft('login', '')
  const send = useCommand(sendPasswordCaptcha)
  const captcha = useCaptcha({ key: 'password', mobile, send: () => send.run({ mobile }) })
  const { cid, code } = captcha
  const form = useForm({
    initial: {},
    validate: () => ({ mobile: sentenceOf(mobileRule, mobile), captcha: captcha.wrong }),
    send: () => run(checkCaptcha, { captcha: code, cid }),
    onRefused: captcha.refuse,
    onSent: async ({ regStatus }) => {
      if (regStatus === 'REGISTER') {
        const title = accountRefusals.mobile_unknown.sentence
        if (await confirm({ title, yes: '去注册', no: '返回修改' })) await go(accountPages.register.at)
        return
      }
      clear()
      captcha.clear()
      const proven: ProvenMobile = { mobile, captcha: code, cid }
      await go(accountPages.newPassword.at, { state: proven, replace: true })
    },
  })
  return (
    <GatePage
      title={!isIn ? '找回密码' : own?.hasPassword === false ? '设置密码' : '修改密码'}
      reason="请先验证您的登录手机号，下一步设置新密码。从没设置过密码的，也在这里设置。"
      submit="下一步"
      onSubmit={form.submit}
    >
      <MobileField
        label="登录手机号"
        value={mobile}
        onChange={setMobile}
        error={captcha.isAsked ? form.allErrors.mobile : form.errors.mobile}
      />
      <CaptchaField captcha={captcha} isTried={form.isTried} />
    </GatePage>
  )
}
