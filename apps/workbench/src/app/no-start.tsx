import { Fault } from '../patterns/states.tsx'

/** Not even the configuration could be had: the server or the network is away. */
export const NoStart = () => (
  <main>
    <Fault sentence="工作台暂时无法打开：网络错误，请稍后重试" onRetry={() => location.reload()} />
  </main>
)
