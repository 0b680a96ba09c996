import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { readConfig } from '@nethos/calls/config.ts'
import { queryClient } from '@nethos/calls/query.ts'
import { onSession } from '@nethos/calls/session.ts'
import { onTrouble } from '@nethos/calls/trouble.ts'
import { toast } from '../controls/toast.ts'
import '../look/tokens.css'
import '../look/elder.css'
import '../look/base.css'
import { obeyElder } from './elder.ts'
import { forbidMadeCode } from './no-made-code.ts'
import { NoStart } from './no-start.tsx'
import { openRouter } from './router.tsx'

forbidMadeCode()

// Below Chrome 93; a library asks for it.
Object.hasOwn ??= (object, key) => Object.prototype.hasOwnProperty.call(object, key)

obeyElder()
onTrouble(error => toast(error.message))
// What one account has seen is not for the next.
onSession(() => queryClient.clear())

async function start(): Promise<void> {
  await readConfig()
  const router = openRouter()
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
  // The rest of the addresses, before they are needed.
  setTimeout(() => void import('./other-routes.ts'), 1_500)
}

const root = createRoot(document.getElementById('root')!)
start().catch((error: unknown) => {
  console.error(error)
  root.render(<NoStart />)
})
