import { useState } from 'react'
import { useNavigate } from 'react-router'
import { accountPaths } from '@nethos/contract/account/account.paths.ts'
import { accountRefusals } from '@nethos/contract/account/account.refusals.ts'
import { mobile as mobileRule } from '@nethos/contract/common/phone.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useSession } from '@nethos/calls/session.ts'
import { confirm } from '../../../controls/dialog.ts'
import { useDraft } from '../../../patterns/draft.ts'
import { GatePage } from '../../../patterns/gate-page.tsx'
import { checkCaptcha, sendPasswordCaptcha } from '../account.calls.ts'
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
  const { value: mobile, set: setMobile, clear } = useDraft('login', '')
  const [isTried, setTried] = useState(false)
  const send = useCommand(sendPasswordCaptcha)
  const captcha = useCaptcha({ key: 'password', mobile, send: () => send.run({ mobile }) })
  const check = useCommand(checkCaptcha, captcha.refuse)
  const wrongMobile = sentenceOf(mobileRule, mobile)

  const goOn = async () => {
    setTried(true)
    if (wrongMobile || captcha.wrong) return
    const { cid, code } = captcha
    const checked = await check.run({ captcha: code, cid })
    if (!checked) return
    if (checked.regStatus === 'REGISTER') {
      const title = accountRefusals.mobile_unknown.sentence
      if (await confirm({ title, yes: '去注册', no: '返回修改' })) await go(accountPaths.register)
      return
    }
    clear()
    captcha.clear()
    const proven: ProvenMobile = { mobile, captcha: code, cid }
    await go(accountPaths.newPassword, { state: proven, replace: true })
  }
  return (
    <GatePage
      title={isIn ? '修改密码' : '找回密码'}
      reason="请先验证您的登录手机号，下一步设置新密码。"
      submit="下一步"
      onSubmit={goOn}
    >
      <MobileField
        label="登录手机号"
        value={mobile}
        onChange={setMobile}
        error={isTried || captcha.isAsked ? wrongMobile : undefined}
      />
      <CaptchaField captcha={captcha} isTried={isTried} />
    </GatePage>
  )
}
