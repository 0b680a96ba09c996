import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { Link, useSearchParams } from 'react-router'
import { afterScan, steps } from '../account.links.ts'
import { LoginByCaptcha } from '../parts/login-by-captcha.tsx'
import { ScannedDoctor } from '../parts/scanned-doctor.tsx'
import { ShellWay } from '../parts/shell-way.tsx'
import { useLoginDraft } from '../use-login-form.ts'

/** 扫码登录: who the code belongs to, and the login; whoever is new goes on to /scanRegister. */
export default function ScanLoginPage() {
  const [query] = useSearchParams()
  return (
    <LoginByCaptcha
      title="扫码登录"
      draft={useLoginDraft()}
      head={<ScannedDoctor />}
      register={accountPages.scanRegister.at}
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
