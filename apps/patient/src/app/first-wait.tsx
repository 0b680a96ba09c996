import { retryChunks, useWaitingForChunk } from '@nethos/calls/chunks.ts'
import { Button } from '../controls/button.tsx'
import { Skeleton } from '../controls/skeleton.tsx'
import { State } from '../patterns/states.tsx'

/** What stands until the first page is there. */
export const FirstWait = () =>
  useWaitingForChunk() ? (
    <main role="alert">
      <State drawing="fault" sentence="网络错误，请稍后重试">
        <Button onClick={retryChunks}>重试</Button>
      </State>
    </main>
  ) : (
    <Skeleton shape="grid" />
  )
