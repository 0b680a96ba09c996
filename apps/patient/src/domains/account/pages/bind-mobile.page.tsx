import { useSearchParams } from 'react-router'
import { NoTicket, useShellTicket } from '../../shell/public.ts'
import { steps } from '../account.links.ts'
import { BindForm } from '../parts/bind-form.tsx'

/** 绑定手机号: the first visit inside of the messaging app or the payment app. */
export default function BindMobilePage() {
  const [query] = useSearchParams()
  const { ticket, trouble, retry } = useShellTicket()
  if (!ticket) return <NoTicket title="绑定手机号" trouble={trouble} retry={retry} login={steps.login(query)} />
  return (
    <BindForm
      title="绑定手机号"
      reason="第一次使用，请绑定您的手机号。没有注册过的，验证后填写姓名即可。"
      submit="绑定"
      ticket={ticket}
      retry={retry}
    />
  )
}
