import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { MobileCaseDialog } from './mobile-case-dialog.tsx'

interface ChangeMobileProps {
  accountId: string
  /** Masked. */
  mobile: string
}

/** For a patient who can do nothing by himself any more: no mobile, no password, no device of his. */
export function ChangeMobile({ accountId, mobile }: ChangeMobileProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="office__section">
      <h2>代患者更换登录手机号</h2>
      <p>
        仅用于原手机号已不能使用、又没有密码和常用设备的患者。须当面核对证件原件，由另一位工作人员批准后生效；生效后原有登录全部退出，新旧手机号都会收到短信。
      </p>
      <div className="patients__change">
        <Button onClick={() => setOpen(true)}>提交更换申请</Button>
        <Link to="/patients/mobile-cases">查看申请</Link>
      </div>
      {isOpen && <MobileCaseDialog accountId={accountId} before={mobile} onClose={() => setOpen(false)} />}
    </section>
  )
}
