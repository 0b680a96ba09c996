import { present } from '@nethos/contract/common/present.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import * as z from 'zod/mini'
import { readConfig } from '@nethos/calls/config.ts'
import { speakOn } from '@nethos/calls/envelope.ts'
import { queryClient } from '@nethos/calls/query.ts'
import { onSession } from '@nethos/calls/session.ts'
import { refused } from '@nethos/calls/refused.ts'
import { meetStepOwed } from '@nethos/calls/step-owed.ts'
import { Look } from '../look/look.tsx'
import { NoStart } from './no-start.tsx'
import { openRouter } from './router.tsx'

// The content security policy allows no code made at run time.
z.config({ jitless: true })
// The channel of the staff (docs/product/protocol.md 1).
speakOn('20')
refused.met = meetStepOwed
// What one member of staff has seen is not for the next.
onSession(() => queryClient.clear())

async function start(): Promise<void> {
  const { faceColour } = await readConfig()
  const router = openRouter()
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Look faceColour={faceColour}>
          <RouterProvider router={router} />
        </Look>
      </QueryClientProvider>
    </StrictMode>,
  )
}

const root = createRoot(present(document.getElementById('root')))
start().catch((error: unknown) => {
  console.error(error)
  root.render(
    <Look>
      <NoStart />
    </Look>,
  )
})
