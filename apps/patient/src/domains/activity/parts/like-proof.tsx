import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { captchaLength, captchaResendSeconds } from '@nethos/contract/common/captcha.ts'
import { rankingRefusals } from '@nethos/contract/activity/ranking.refusals.ts'
import { Button } from '../../../controls/button.tsx'
import { CaptchaButton } from '../../../controls/captcha-button.tsx'
import { Sheet } from '../../../controls/sheet.tsx'
import { CodeField } from '../../../controls/text-field.tsx'
import { sendLikeCaptcha } from '../ranking.calls.ts'
import type { Liking } from '../use-like.ts'

/** Asks for the code that was sent to the account's own mobile, where many likes come from one place. */
export const LikeProof = ({ liking }: { liking: Liking }) => (
  <Sheet open={liking.asksFor !== undefined} onClose={liking.close} title="验证后点赞">
    <Proof key={liking.asksFor} liking={liking} />
  </Sheet>
)

function Proof({ liking }: { liking: Liking }) {
  const [cid, setCid] = useState('')
  const [code, setCode] = useState('')
  const sending = useCommand(sendLikeCaptcha)
  const ask = async () => {
    const sent = await sending.run({})
    if (sent) setCid(sent.cid)
    return sent !== undefined
  }
  return (
    <>
      <p>{rankingRefusals.captcha_needed.sentence}。验证码发送到您登录用的手机。</p>
      <CodeField
        label="验证码"
        placeholder={`${captchaLength}位数字`}
        value={code}
        onChange={event => setCode(event.target.value.trim().slice(0, captchaLength))}
        end={<CaptchaButton onAsk={ask} seconds={captchaResendSeconds} />}
      />
      <Button
        disabled={cid === '' || code.length < captchaLength}
        busy={liking.isBusy}
        onClick={() => liking.prove(cid, code)}
      >
        确认点赞
      </Button>
    </>
  )
}
