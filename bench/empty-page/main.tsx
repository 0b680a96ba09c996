// The floor: React, the router and the query library as the patient app uses them, and one line of text.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'

function Hello() {
  const { data } = useQuery({ queryKey: ['hello'], queryFn: async () => '你好' })
  return <h1>{data}</h1>
}

// oxlint-disable-next-line typescript/no-non-null-assertion -- index.html has it
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createBrowserRouter([{ path: '*', Component: Hello }])} />
    </QueryClientProvider>
  </StrictMode>,
)
