import { Navigate, useSearchParams } from 'react-router'
import { NoTicket, useShellName, useShellTicket } from '../../shell/public.ts'
import { afterScan, steps } from '../account.links.ts'
import { BindForm } from '../parts/bind-form.tsx'
import { ScannedDoctor } from '../parts/scanned-doctor.tsx'

/** 绑定手机, after scanning a doctor's or a team's code in the messaging app; elsewhere it is a login. */
export default function ScanBindPage() {
  const [query] = useSearchParams()
  const shell = useShellName()
  const isElsewhere = !shell && !query.has('openId') && !query.has('openid')
  return isElsewhere ? <Navigate to={steps.scanLogin(query)} replace /> : <ScanBind />
}

function ScanBind() {
  const [query] = useSearchParams()
  const { ticket, trouble, retry } = useShellTicket()
  if (!ticket) return <NoTicket title="绑定手机" trouble={trouble} retry={retry} login={steps.scanLogin(query)} />
  return (
    <BindForm
      title="绑定手机"
      reason={
        <>
          <ScannedDoctor />
          绑定手机号后就可以关注和咨询医生。没有注册过的，验证后填写姓名即可。
        </>
      }
      submit="绑定"
      ticket={ticket}
      retry={retry}
      after={afterScan(query)}
    />
  )
}
