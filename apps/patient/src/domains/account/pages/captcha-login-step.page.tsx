import { Link, useSearchParams } from 'react-router'
import { steps } from '../account.links.ts'
import { LoginByCaptcha } from '../parts/login-by-captcha.tsx'
import { useLoginDraft } from '../use-login-form.ts'

/** 验证码登录 as a page of its own. */
export default function CaptchaLoginStepPage() {
  const [query] = useSearchParams()
  const other = (
    <Link to={steps.byPassword(query)} replace>
      密码登录
    </Link>
  )
  return <LoginByCaptcha title="验证码登录" draft={useLoginDraft()} ways={other} />
}
