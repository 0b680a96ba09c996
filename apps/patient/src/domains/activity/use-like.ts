import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { useSession } from '@nethos/calls/session.ts'
import { rankingRefusals } from '@nethos/contract/activity/ranking.refusals.ts'
import { toast } from '../../controls/toast.ts'
import { likeDoctor } from './ranking.calls.ts'

export interface Liking {
  isBusy: boolean
  like: (docId: string) => Promise<void>
  /** The doctor whose like wants a captcha first. */
  asksFor: string | undefined
  /** Likes with what was typed; the question stays when it was wrong. */
  prove: (cid: string, captcha: string) => Promise<void>
  close: () => void
}

/** Likes a doctor: who is not logged in logs in first, who looks like a script gives a captcha first. */
export function useLike(): Liking {
  const isIn = useSession() !== undefined
  const go = useNavigate()
  const { pathname, search } = useLocation()
  const [asksFor, setAsksFor] = useState<string>()
  const tried = useRef('')
  const command = useCommand(likeDoctor, ({ code }) => {
    if (code !== rankingRefusals.captcha_needed.code) return false
    setAsksFor(tried.current)
    return true
  })
  const send = async (docId: string, proof: { cid: string; captcha: string } | Record<never, never> = {}) => {
    tried.current = docId
    const done = await command.run({ docId, ...proof })
    if (!done) return
    setAsksFor(undefined)
    toast(done.isCounted ? '点赞成功' : '已点赞，完成实名认证后计入榜单')
  }
  return {
    isBusy: command.isBusy,
    asksFor,
    close: () => setAsksFor(undefined),
    async like(docId) {
      if (isIn) await send(docId)
      else await go(accountPages.login.to({ backPath: pathname + search }))
    },
    async prove(cid, captcha) {
      if (asksFor !== undefined) await send(asksFor, { cid, captcha })
    },
  }
}
