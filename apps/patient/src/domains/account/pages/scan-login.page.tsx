import { Link, useSearchParams } from 'react-router'
import { accountPaths } from '@nethos/contract/account/account.paths.ts'
import { afterScan, steps } from '../account.links.ts'
import { LoginByCaptcha } from '../parts/login-by-captcha.tsx'
import { ScannedDoctor } from '../parts/scanned-doctor.tsx'
import { ShellWay } from '../parts/shell-way.tsx'
import { useLoginForm } from '../use-login-form.ts'

/** 扫码登录: who the code belongs to, and the login; whoever is new goes on to /scanRegister. */
export default function ScanLoginPage() {
  const [query] = useSearchParams()
  return (
    <LoginByCaptcha
      title="扫码登录"
      form={useLoginForm()}
      head={<ScannedDoctor />}
      register={accountPaths.scanRegister}
      after={afterScan(query)}
      ways={
        <>
          <Link to={steps.byPassword(query)}>密码登录</Link>
          <ShellWay />
        </>
      }
    />
  )
}
