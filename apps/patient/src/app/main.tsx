import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { importChunk } from '@nethos/calls/chunks.ts'
// Nine pages of ten send something: a file less for each of them.
import '@nethos/calls/command.ts'
import { readConfig } from '@nethos/calls/config.ts'
import { queryClient } from '@nethos/calls/query.ts'
import { forgetSavedAnswers } from '@nethos/calls/forget-saved-answers.ts'
import { onLeftElsewhere, onSession } from '@nethos/calls/session.ts'
import { onTrouble } from '@nethos/calls/trouble.ts'
import { toast } from '../controls/toast.ts'
import '../look/tokens.css'
import '../look/elder.css'
import '../look/base.css'
import { untilIdle } from '../patterns/until-idle.ts'
import { obeyElder } from './elder.ts'
import { forbidMadeCode } from './no-made-code.ts'
import { LeftElsewhere } from './left-elsewhere.tsx'
import { NoStart } from './no-start.tsx'
import { openRouter } from './router.tsx'

forbidMadeCode()

obeyElder()
onTrouble(error => toast(error.message))
// What one account has seen is not for the next.
onSession(() => {
  queryClient.clear()
  void forgetSavedAnswers()
})

const sweep = async () => (await importChunk(() => import('@nethos/calls/saved-answers.ts'))).sweepSavedAnswers()
const installWorker = async () => (await importChunk(() => import('./register-worker.ts'))).registerWorker()

/** The rest of the addresses, before they are needed: one small file after the other, while the phone has nothing else to do. */
async function fetchTables(): Promise<void> {
  const { domainTables } = await importChunk(() => import('./other-routes.ts'))
  for (const load of domainTables) {
    await untilIdle()
    await importChunk(load)
  }
}

async function start(): Promise<void> {
  await readConfig()
  const router = openRouter()
  // In small pieces: a finger that comes meanwhile does not wait until a slow phone has drawn all of it.
  startTransition(() =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  )
  setTimeout(() => void fetchTables().catch(() => undefined), 1_500)
  setTimeout(() => void sweep().catch(() => undefined), 3_000)
  if (!import.meta.env.DEV) setTimeout(() => void installWorker().catch(() => undefined), 4_000)
}

// oxlint-disable-next-line typescript/no-non-null-assertion -- index.html has it
const root = createRoot(document.getElementById('root')!)
onLeftElsewhere(() => root.render(<LeftElsewhere />))
start().catch((error: unknown) => {
  console.error(error)
  root.render(<NoStart />)
})
