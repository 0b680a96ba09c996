import { useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { maskMobile } from '@nethos/contract/common/masking.ts'
import { useCommand } from '@nethos/calls/command.ts'
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
  const [isTried, setTried] = useState(false)
  const send = useCommand(sendLoginCaptcha)
  const captcha = useCaptcha({ key: 'device', mobile, send: () => send.run({ mobile }) })
  const login = useCommand(loginOnDevice, captcha.refuse)

  const submit = async () => {
    setTried(true)
    if (captcha.wrong) return
    const opened = await login.run({ mobile, cid: captcha.cid, captcha: captcha.code })
    if (!opened) return
    captcha.clear()
    enter(opened, backPathIn(query))
  }
  return (
    <GatePage
      title="设备验证"
      reason="您正在新设备上登录。为了账号安全，请输入发到登录手机号的验证码。验证后，这台设备下次可以直接用密码登录。"
      submit="验证并登录"
      onSubmit={submit}
    >
      <Card>
        <Lines lines={[{ label: '登录手机号', value: maskMobile(mobile) }]} />
      </Card>
      <CaptchaField captcha={captcha} isTried={isTried} />
    </GatePage>
  )
}
