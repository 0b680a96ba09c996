import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { maskMobile } from '@nethos/contract/common/masking.ts'
import { Button } from '../../../controls/button.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { ResultPage } from '../../../patterns/result-page.tsx'
import { useShellName } from '../../shell/public.ts'
import { bindShell } from '../account.calls.ts'
import { steps } from '../account.links.ts'
import { saveAgreement, useEnter } from '../use-enter.ts'

/** The code that was right a moment ago; it lies in memory, for an address is read by others. */
interface Proof {
  cid: string
  captcha: string
}

/** 账号提示: the mobile belongs to another account already; the patient decides which one to use. */
export default function MobileTakenPage() {
  const [query] = useSearchParams()
  const go = useNavigate()
  const proof = useLocation().state as Proof | null
  const shell = useShellName()
  const { goAfterLogin } = useAppInfo()
  const enter = useEnter()
  const bind = useCommand(bindShell)
  const mobile = query.get('mobile')
  const ticket = query.get('openId')
  const callback = query.get('callback')

  const proceed = async () => {
    if (!proof || !ticket) return goAfterLogin(callback)
    const which = shell === 'payment' ? { ticketOfPayment: ticket } : { ticketOfMessaging: ticket }
    const opened = await bind.run({ cid: proof.cid, captcha: proof.captcha, ...which, replaces: true })
    if (!opened) return
    enter(opened, callback)
    saveAgreement()
  }
  const another = () => void (proof ? go(-1) : go(steps.login(query), { replace: true }))
  return (
    <ResultPage
      verdict="waiting"
      headline="这个手机号已有账号"
      links={
        <>
          <Button onClick={proceed}>继续用这个手机号</Button>
          <Button onClick={another} look="quiet">
            换一个手机号
          </Button>
        </>
      }
    >
      {mobile && <p>手机号：{maskMobile(mobile)}</p>}
      <p>这个手机号已经注册过账号。如果是您本人的账号，请继续；如果不是，请换一个手机号。</p>
      {proof && <p>继续后，原来绑定的微信或支付宝不再自动登录这个账号。</p>}
    </ResultPage>
  )
}
