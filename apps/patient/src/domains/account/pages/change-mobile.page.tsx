import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { accountPaths } from '@nethos/contract/account/account.paths.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useAsked } from '@nethos/calls/query.ts'
import { Card, Lines } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { GatePage } from '../../../patterns/gate-page.tsx'
import { checkCaptcha, profile, sendMobileCaptcha } from '../account.calls.ts'
import { CaptchaField } from '../parts/captcha-field.tsx'
import { useCaptcha } from '../use-captcha.ts'

/** What the second step needs; it travels beside the address, not in it. */
export interface ProvenCurrent {
  currentCaptcha: string
  currentCid: string
}

/** 更换手机号, step 1 of 2: prove that one holds the mobile that logs in now. */
export default function ChangeMobilePage() {
  const asked = useAsked(profile())
  if (asked.value) return <ProveCurrent loginMobile={asked.value.loginMobile} />
  return (
    <DetailPage title="更换手机号" detail={asked}>
      {() => null}
    </DetailPage>
  )
}

function ProveCurrent({ loginMobile }: { loginMobile: string }) {
  const go = useNavigate()
  const [isTried, setTried] = useState(false)
  const send = useCommand(sendMobileCaptcha)
  const captcha = useCaptcha({ key: 'mobile.current', mobile: loginMobile, isOwn: true, send: () => send.run({}) })
  const check = useCommand(checkCaptcha, captcha.refuse)

  const goOn = async () => {
    setTried(true)
    if (captcha.wrong) return
    const { cid, code } = captcha
    if (!(await check.run({ captcha: code, cid }))) return
    captcha.clear()
    const proven: ProvenCurrent = { currentCaptcha: code, currentCid: cid }
    await go(accountPaths.confirmMobile, { state: proven, replace: true })
  }
  return (
    <GatePage
      title="更换手机号"
      reason="请先验证现在的登录手机号，下一步填写新手机号。"
      submit="下一步"
      onSubmit={goOn}
      ways={<Link to={accountPaths.otherMobile}>原手机号收不到短信了</Link>}
    >
      <Card>
        <Lines lines={[{ label: '当前手机号', value: loginMobile }]} />
      </Card>
      <CaptchaField captcha={captcha} isTried={isTried} />
    </GatePage>
  )
}
