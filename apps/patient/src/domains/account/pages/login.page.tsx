import { useState } from 'react'
import { AlreadyIn } from '../parts/already-in.tsx'
import { LoginByCaptcha } from '../parts/login-by-captcha.tsx'
import { LoginByPassword } from '../parts/login-by-password.tsx'
import { ShellWay } from '../parts/shell-way.tsx'
import { LicenceLine, PublicityLine } from '../../../patterns/hospital-face.tsx'
import { useLoginDraft } from '../use-login-form.ts'

/** 登录: by SMS, or by password on the same page; what has been typed so far stays. */
export default function LoginPage() {
  const [isByPassword, setByPassword] = useState(false)
  const draft = useLoginDraft()
  const turn = () => setByPassword(!isByPassword)
  const other = (
    <button type="button" onClick={turn}>
      {isByPassword ? '验证码登录' : '密码登录'}
    </button>
  )
  const ways = (
    <>
      {other}
      <ShellWay />
      <LicenceLine />
      <PublicityLine />
    </>
  )
  return isByPassword ? (
    <LoginByPassword title="登录" draft={draft} ways={ways} />
  ) : (
    <LoginByCaptcha title="登录" draft={draft} ways={ways} head={<AlreadyIn />} />
  )
}
