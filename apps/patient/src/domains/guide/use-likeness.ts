import { useEffect, useState } from 'react'
import { importChunk } from '@nethos/calls/chunks.ts'
import type { Likeness } from '@nethos/contract/guide/likeness.ts'
import { untilIdle } from '../../patterns/until-idle.ts'

/** Which departments a text is like. Undefined until its 30 kB are there: the page leads by the table of complaints till then. */
export function useLikeness(text: string): Likeness | undefined {
  const [read, setRead] = useState<(text: string) => Likeness>()
  useEffect(() => {
    let isShown = true
    const load = async () => {
      await untilIdle()
      const { likenessOf } = await importChunk(() => import('@nethos/contract/guide/likeness.ts'))
      if (isShown) setRead(() => likenessOf)
    }
    // Without it the table leads on.
    load().catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [])
  return read?.(text)
}
