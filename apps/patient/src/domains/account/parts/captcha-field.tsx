import { captchaLength, captchaResendSeconds } from '@nethos/contract/common/captcha.ts'
import { CaptchaButton } from '../../../controls/captcha-button.tsx'
import { CodeField } from '../../../controls/text-field.tsx'
import type { Captcha } from '../use-captcha.ts'

interface CaptchaFieldProps {
  captcha: Captcha
  /** Tell what is wrong: after the first try to send the form. */
  isTried: boolean
}

/** The code out of the SMS, and the button that asks for one. */
export const CaptchaField = ({ captcha, isTried }: CaptchaFieldProps) => (
  <CodeField
    label="验证码"
    placeholder={`${captchaLength}位数字`}
    value={captcha.code}
    onChange={event => captcha.type(event.target.value.trim().slice(0, captchaLength))}
    error={isTried ? captcha.wrong : undefined}
    end={<CaptchaButton onAsk={captcha.ask} seconds={captchaResendSeconds} />}
  />
)
