import { Link, useNavigate } from 'react-router'
import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { useCommand, run } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
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
  const query = useServiceQuery(profile())
  if (query.value) return <ProveCurrent loginMobile={query.value.loginMobile} />
  return <DetailPage detail={query}>{() => null}</DetailPage>
}

function ProveCurrent({ loginMobile }: { loginMobile: string }) {
  const go = useNavigate()
  const send = useCommand(sendMobileCaptcha)
  const captcha = useCaptcha({ key: 'mobile.current', mobile: loginMobile, isOwn: true, send: () => send.run({}) })
  const { cid, code } = captcha
  const form = useForm({
    initial: {},
    validate: () => ({ captcha: captcha.wrong }),
    send: () => run(checkCaptcha, { captcha: code, cid }),
    onRefused: captcha.refuse,
    onSent: async () => {
      captcha.clear()
      const proven: ProvenCurrent = { currentCaptcha: code, currentCid: cid }
      await go(accountPages.confirmMobile.at, { state: proven, replace: true })
    },
  })
  return (
    <GatePage
      reason="请先验证现在的登录手机号，下一步填写新手机号。"
      submit="下一步"
      onSubmit={form.submit}
      ways={<Link to={accountPages.otherMobile.at}>原手机号收不到短信了</Link>}
    >
      <Card>
        <Lines lines={[{ label: '当前手机号', value: loginMobile }]} />
      </Card>
      <CaptchaField captcha={captcha} isTried={form.isTried} />
    </GatePage>
  )
}
