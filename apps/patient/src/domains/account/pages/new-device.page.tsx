import { Navigate, useLocation, useSearchParams } from 'react-router'
import { maskMobile } from '@nethos/contract/common/masking.ts'
import { useCommand, run } from '@nethos/calls/command.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { Card, Lines } from '../../../patterns/card.tsx'
import { GatePage } from '../../../patterns/gate-page.tsx'
import { loginOnDevice, sendLoginCaptcha } from '../account.calls.ts'
import { backPathIn, steps } from '../account.links.ts'
import { CaptchaField } from '../parts/captcha-field.tsx'
import { useCaptcha } from '../use-captcha.ts'
import { useEnter } from '../use-enter.ts'

/** Handed on by the login by password, beside the address. */
export interface ProvenPassword {
  mobile: string
}

/** 设备验证: the password was right, the device is new. Whoever opens it alone begins with the login. */
export default function NewDevicePage() {
  const [query] = useSearchParams()
  const proven = useLocation().state as ProvenPassword | null
  return proven?.mobile ? <NewDevice mobile={proven.mobile} /> : <Navigate to={steps.byPassword(query)} replace />
}

function NewDevice({ mobile }: ProvenPassword) {
  const [query] = useSearchParams()
  const enter = useEnter()
  const send = useCommand(sendLoginCaptcha)
  const captcha = useCaptcha({ key: 'device', mobile, send: () => send.run({ mobile }) })
  const form = useForm({
    initial: {},
    validate: () => ({ captcha: captcha.wrong }),
    send: () => run(loginOnDevice, { mobile, cid: captcha.cid, captcha: captcha.code }),
    onRefused: captcha.refuse,
    onSent: opened => {
      captcha.clear()
      enter(opened, backPathIn(query))
    },
  })
  return (
    <GatePage
      reason="您正在新设备上登录。为了账号安全，请输入发到登录手机号的验证码。验证后，这台设备下次可以直接用密码登录。"
      submit="验证并登录"
      onSubmit={form.submit}
    >
      <Card>
        <Lines lines={[{ label: '登录手机号', value: maskMobile(mobile) }]} />
      </Card>
      <CaptchaField captcha={captcha} isTried={form.isTried} />
    </GatePage>
  )
}
