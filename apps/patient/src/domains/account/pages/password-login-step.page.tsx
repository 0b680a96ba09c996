import { Link, useLocation, useSearchParams } from 'react-router'
import { accountPaths } from '@nethos/contract/account/account.paths.ts'
import { steps } from '../account.links.ts'
import { LoginByPassword } from '../parts/login-by-password.tsx'
import { useLoginForm } from '../use-login-form.ts'

/** 密码登录 as a page of its own; the app of one version opens it as 账号登录. */
export default function PasswordLoginStepPage() {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const title = pathname.toLowerCase() === accountPaths.passwordLogin ? '账号登录' : '密码登录'
  const other = (
    <Link to={steps.byCaptcha(query)} replace>
      验证码登录
    </Link>
  )
  return <LoginByPassword title={title} form={useLoginForm()} ways={other} />
}
