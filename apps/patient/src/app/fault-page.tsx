import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Button, ButtonLink } from '../controls/button.tsx'
import { FaultError } from '@nethos/calls/trouble.ts'
import { reloadIfServed } from '@nethos/calls/version.ts'
import { toast } from '../controls/toast.ts'
import { Page } from '../patterns/page.tsx'
import { ServicePhone, State } from '../patterns/states.tsx'
import { useAppInfo } from '../patterns/app-info.ts'

const traceOf = (error: unknown): string | undefined => (error instanceof FaultError ? error.requestId : undefined)

/** A number to tell customer service; the console holds the rest. */
const newTrace = (): string => `c-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`

/** Without a line the page stays as it is: the browser's own error page would lead nowhere. */
const loadAnew = async (): Promise<void> => {
  if (!(await reloadIfServed())) toast('网络错误，请稍后重试')
}

/** A page broke: what can be done, and a number by which the fault can be found. */
export function FaultPage() {
  const error = useRouteError()
  const { home } = useAppInfo()
  const [trace] = useState(() => traceOf(error) ?? newTrace())

  useEffect(() => {
    console.error(trace, error)
  }, [error, trace])

  const sentence =
    error instanceof FaultError
      ? error.message
      : isRouteErrorResponse(error)
        ? '页面打不开，请稍后再试'
        : '页面出错了，请重新加载。如果仍然不行，请联系客服并告知下面的编号'
  return (
    <Page title="出错了">
      <State drawing="fault" sentence={sentence}>
        <p>故障编号：{trace}</p>
        <Button onClick={loadAnew}>重新加载</Button>
        <ButtonLink to={home} look="quiet" replace>
          返回首页
        </ButtonLink>
        <ServicePhone />
      </State>
    </Page>
  )
}
