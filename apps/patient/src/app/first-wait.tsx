import { matchPath } from 'react-router'
import { retryChunks, useWaitingForChunk } from '@nethos/calls/chunks.ts'
import type { PageKind } from '@nethos/contract/pages.ts'
import { Button } from '../controls/button.tsx'
import { Skeleton, type SkeletonProps } from '../controls/skeleton.tsx'
import { State } from '../patterns/states.tsx'
import { firstRoutes } from './first-routes.ts'

/** Of the kinds of the pages that are met first; of the others nothing is known before their table is there. */
const shapes: Partial<Record<PageKind, SkeletonProps['shape']>> = { hub: 'home', list: 'rows', room: 'chat' }

function shapeHere(): SkeletonProps['shape'] {
  const page = firstRoutes.find(({ path }) => matchPath(path, location.pathname))
  return (page && 'kind' in page && shapes[page.kind]) || 'grid'
}

/** What stands until the first page is there. */
export const FirstWait = () =>
  useWaitingForChunk() ? (
    <main role="alert">
      <State drawing="fault" sentence="网络错误，请稍后重试">
        <Button onClick={retryChunks}>重试</Button>
      </State>
    </main>
  ) : (
    <Skeleton shape={shapeHere()} />
  )
