import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { Link, useLocation, useSearchParams } from 'react-router'
import { steps } from '../account.links.ts'
import { LoginByPassword } from '../parts/login-by-password.tsx'
import { useLoginDraft } from '../use-login-form.ts'

/** 密码登录 as a page of its own; the app of one version opens it as 账号登录. */
export default function PasswordLoginStepPage() {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const title = pathname.toLowerCase() === accountPages.passwordLogin.at ? '账号登录' : '密码登录'
  const other = (
    <Link to={steps.byCaptcha(query)} replace>
      验证码登录
    </Link>
  )
  return <LoginByPassword title={title} draft={useLoginDraft()} ways={other} />
}
