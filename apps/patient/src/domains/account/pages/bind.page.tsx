import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { run } from '@nethos/calls/command.ts'
import { shellLabels } from '@nethos/contract/common/shells.ts'
import { NoTicket, useShellName, useShellTicket } from '../../shell/public.ts'
import { loginByShell } from '../account.calls.ts'
import { backPathIn, steps } from '../account.links.ts'
import { BindForm } from '../parts/bind-form.tsx'
import { useEnter } from '../use-enter.ts'

/** 绑定账号: whoever is bound is logged in at once; whoever is not binds his mobile. */
export default function BindPage() {
  const [query] = useSearchParams()
  const shell = useShellName()
  const { ticket, trouble, retry } = useShellTicket()
  const login = useLoginWith(ticket)
  if (!ticket || login.trouble || login.isWaiting)
    return <NoTicket title="绑定账号" trouble={trouble ?? login.trouble} retry={retry} login={steps.login(query)} />
  const name = shell ? shellLabels[shell] : '微信'
  return (
    <BindForm
      title="绑定账号"
      reason={`验证手机号后，${name}就和您的账号绑定在一起，下次打开不用再登录。`}
      submit="绑定"
      ticket={ticket}
      retry={retry}
    />
  )
}

/** Tries the ticket once: it may be known already. */
function useLoginWith(ticket: string | undefined): { isWaiting: boolean; trouble: string | undefined } {
  const [query] = useSearchParams()
  const enter = useEnter()
  const [answer, setAnswer] = useState<{ of: string; trouble?: string }>()
  const backPath = backPathIn(query)
  useEffect(() => {
    if (!ticket) return
    let isShown = true
    run(loginByShell, { ticket }).then(
      opened => {
        // Whoever is in goes on, even when the page was drawn anew meanwhile: the ticket has served.
        if (opened.token && opened.signKey) enter({ token: opened.token, signKey: opened.signKey }, backPath)
        else if (isShown) setAnswer({ of: ticket })
      },
      (error: Error) => isShown && setAnswer({ of: ticket, trouble: error.message }),
    )
    return () => {
      isShown = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each ticket: it is good for one login
  }, [ticket])
  return { isWaiting: ticket !== answer?.of, trouble: answer?.trouble }
}
