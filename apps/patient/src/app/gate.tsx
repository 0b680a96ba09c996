import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '@nethos/calls/session.ts'
import { Button } from '../controls/button.tsx'
import { dismissDialogs } from '../controls/dialog.ts'
import { Page } from '../patterns/page.tsx'
import { State } from '../patterns/states.tsx'
import { useBack } from '../patterns/use-back.ts'
import { askToLogIn, gateIsShown } from './signed-out.ts'

/**
 * Lets only people with a session through. Who has none is asked; who loses it while on the page keeps the page, so
 * that nothing typed is lost, and is asked as well.
 */
export function Gate({ children }: { children: ReactNode }) {
  const isIn = useSession() !== undefined
  const wasIn = useRef(false)
  if (isIn) wasIn.current = true
  const { logIn, goBack } = useWaysOut()

  useEffect(gateIsShown, [])
  const ways = useRef({ logIn, goBack })
  useEffect(() => {
    ways.current = { logIn, goBack }
  })
  useEffect(() => {
    if (isIn) return
    // When the person goes elsewhere, or logs in beside, the question is taken back and nothing follows from it.
    let isAsking = true
    void askToLogIn().then(again => {
      if (!isAsking) return
      if (again) ways.current.logIn()
      else ways.current.goBack()
    })
    return () => {
      isAsking = false
      dismissDialogs()
    }
  }, [isIn])

  if (isIn || wasIn.current) return children
  return (
    <Page title="请先登录">
      <State drawing="soon" sentence="登录后才能查看这一页">
        <Button onClick={logIn}>重新登录</Button>
        <Button look="quiet" onClick={goBack}>
          返回
        </Button>
      </State>
    </Page>
  )
}

function useWaysOut() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return {
    logIn: () => void navigate(accountPages.login.to({ backPath: pathname + search }), { replace: true }),
    goBack: useBack(),
  }
}
