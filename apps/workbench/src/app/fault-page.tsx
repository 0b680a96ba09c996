import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { FaultError } from '@nethos/calls/trouble.ts'
import { PageTitle } from '../patterns/page-title.tsx'

const reloaded = 'nethos.staff.reloaded'

/** The scripts of an older version are gone from the server: the page must be fetched anew. */
const isOldVersion = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload/i.test(error.message)

const traceOf = (error: unknown): string =>
  (error instanceof FaultError && error.requestId) ||
  `w-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`

/** A page broke: what can be done, and a number by which the fault can be found in the console. */
export function FaultPage() {
  const error = useRouteError()
  const [trace] = useState(() => traceOf(error))

  useEffect(() => {
    console.error(trace, error)
    if (!isOldVersion(error) || sessionStorage.getItem(reloaded)) return
    sessionStorage.setItem(reloaded, trace)
    location.reload()
  }, [error, trace])

  return (
    <main className="state" role="alert">
      <PageTitle>出错了</PageTitle>
      <h1>{isOldVersion(error) ? '页面已更新' : '页面出错了'}</h1>
      <p>请重新加载。如果仍然不行，请联系信息科并告知编号：{trace}</p>
      <Button type="primary" onClick={() => location.reload()}>
        重新加载
      </Button>
      <a href="/workbench/">返回工作台首页</a>
    </main>
  )
}
