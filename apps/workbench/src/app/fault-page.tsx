import { Button, message } from 'antd'
import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { ChunkError } from '@nethos/calls/chunks.ts'
import { FaultError } from '@nethos/calls/trouble.ts'
import { reloadIfServed } from '@nethos/calls/version.ts'
import { PageTitle } from '../patterns/page-title.tsx'

const traceOf = (error: unknown): string =>
  (error instanceof FaultError && error.requestId) ||
  `w-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`

/** Without a line the page stays as it is: the browser's own error page would lead nowhere. */
const loadAnew = async (): Promise<void> => {
  if (!(await reloadIfServed())) await message.error('网络错误，请稍后重试')
}

/** A page broke: what can be done, and a number by which the fault can be found in the console. */
export function FaultPage() {
  const error = useRouteError()
  const [trace] = useState(() => traceOf(error))

  useEffect(() => {
    console.error(trace, error)
  }, [error, trace])

  return (
    <main className="state" role="alert">
      <PageTitle>出错了</PageTitle>
      <h1>{error instanceof ChunkError ? '页面已更新' : '页面出错了'}</h1>
      <p>请重新加载。如果仍然不行，请联系信息科并告知编号：{trace}</p>
      <Button type="primary" onClick={() => void loadAnew()}>
        重新加载
      </Button>
      <a href="/workbench/">返回工作台首页</a>
    </main>
  )
}
