import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Button, ButtonLink } from '../controls/button.tsx'
import { FaultError } from '@nethos/calls/trouble.ts'
import { Page } from '../patterns/page.tsx'
import { ServicePhone, State } from '../patterns/states.tsx'
import { useHouse } from '../patterns/house.ts'

const reloaded = 'nethos.reloaded'

/** The scripts of an older version are gone from the server: the page must be fetched anew. */
const isOldVersion = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload/i.test(error.message)

const traceOf = (error: unknown): string | undefined => (error instanceof FaultError ? error.requestId : undefined)

/** A number to tell customer service; the console holds the rest. */
const newTrace = (): string => `c-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`

/** A page broke: what can be done, and a number by which the fault can be found. */
export function FaultPage() {
  const error = useRouteError()
  const { home } = useHouse()
  const [trace] = useState(() => traceOf(error) ?? newTrace())

  useEffect(() => {
    console.error(trace, error)
    if (!isOldVersion(error) || sessionStorage.getItem(reloaded)) return
    sessionStorage.setItem(reloaded, trace)
    window.location.reload()
  }, [error, trace])

  const sentence = isOldVersion(error)
    ? '页面已更新，请重新加载'
    : isRouteErrorResponse(error)
      ? '页面打不开，请稍后再试'
      : '页面出错了，请重新加载。如果仍然不行，请联系客服并告知下面的编号'
  return (
    <Page title="出错了">
      <State drawing="fault" sentence={sentence}>
        <p>故障编号：{trace}</p>
        <Button onClick={() => window.location.reload()}>重新加载</Button>
        <ButtonLink to={home} look="quiet" replace>
          返回首页
        </ButtonLink>
        <ServicePhone />
      </State>
    </Page>
  )
}
