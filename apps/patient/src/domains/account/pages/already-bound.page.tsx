import { Navigate, useSearchParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { shellLabels } from '@nethos/contract/common/shells.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { ResultPage } from '../../../patterns/result-page.tsx'
import { NoTicket, useShellName, useShellTicket } from '../../shell/public.ts'
import { boundMobile, loginByShell } from '../account.calls.ts'
import { backPathIn, steps } from '../account.links.ts'
import { useEnter } from '../use-enter.ts'

/** 重复绑定: this user of the app is bound already; who it is, and on with that account. */
export default function AlreadyBoundPage() {
  const [query] = useSearchParams()
  const { ticket, trouble, retry } = useShellTicket()
  const login = steps.login(query)
  return ticket ? (
    <Bound ticket={ticket} retry={retry} login={login} />
  ) : (
    <NoTicket title="重复绑定" trouble={trouble} retry={retry} login={login} />
  )
}

interface BoundProps {
  ticket: string
  retry: (() => void) | undefined
  login: string
}

function Bound({ ticket, retry, login }: BoundProps) {
  const [query] = useSearchParams()
  const shell = useShellName() ?? 'messaging'
  const enter = useEnter()
  const result = useServiceQuery(boundMobile(ticket))
  const entering = useCommand(loginByShell)
  if (!result.value) return <NoTicket title="重复绑定" trouble={result.sentence} retry={retry} login={login} />
  if (!result.value.isBound) return <Navigate to={steps.bind(query)} replace />
  const proceed = async () => {
    const opened = await entering.run({ ticket })
    if (opened?.token && opened.signKey) enter({ token: opened.token, signKey: opened.signKey }, backPathIn(query))
  }
  return (
    <ResultPage
      verdict="waiting"
      headline={`您的${shellLabels[shell]}已经绑定账号`}
      links={
        <>
          <Button onClick={proceed}>继续</Button>
          <ButtonLink to={login} look="quiet" replace>
            用其他手机号登录
          </ButtonLink>
        </>
      }
    >
      <p>绑定的手机号：{result.value.loginMobile}</p>
      <p>点“继续”用这个账号登录。想换绑别的手机号，请登录后在“设置”里退出登录，再重新绑定。</p>
    </ResultPage>
  )
}
