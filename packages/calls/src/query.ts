import { keepPreviousData, QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { OutputOf, Page, SentOf, Service } from '@nethos/contract/service.ts'
import { call } from './call.ts'
import { takeFirstAnswer } from './first-answers.ts'
import { FaultError, RefusedError } from './trouble.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A refusal stays a refusal; only faults are worth another try.
      retry: (failures, error) => error instanceof FaultError && failures < 2,
      staleTime: 10_000,
      gcTime: 10 * 60_000,
      refetchOnWindowFocus: true,
    },
  },
})

/** One call as a query: its name and input are its key. */
export interface QueryOf<S extends Service> {
  service: S
  sent: SentOf<S>
  since?: Since<S> | undefined
}
export const query = <S extends Service>(service: S, sent: SentOf<S>, since?: Since<S>): QueryOf<S> => ({
  service,
  sent,
  since,
})

/** Of an answer that only grows: asked again, only what came since is sent. */
export interface Since<S extends Service> {
  /** What is asked for, knowing this. */
  sent: (known: OutputOf<S>) => SentOf<S>
  /** What is known and what came, as one answer. */
  joined: (known: OutputOf<S>, came: OutputOf<S>) => OutputOf<S>
}

/** The addresses of files in it grow old: after so long all is asked for anew. */
const wholeFor = 3_600_000
const wholeAt = new Map<string, number>()

/** Asks for what came since it was known; for all of it when nothing is, or for too long. */
async function ask<S extends Service>({ service, sent, since }: QueryOf<S>, signal: AbortSignal): Promise<OutputOf<S>> {
  const queryKey = [service.name, sent]
  const known = since && queryClient.getQueryData<OutputOf<S>>(queryKey)
  const key = since ? JSON.stringify(queryKey) : ''
  // What came with the page was whole, too.
  if (known !== undefined && !wholeAt.has(key)) wholeAt.set(key, Date.now())
  if (since && known !== undefined && Date.now() - wholeAt.get(key)! < wholeFor)
    return since.joined(known, await call(service, since.sent(known), signal))
  const whole = await call(service, sent, signal)
  if (since) wholeAt.set(key, Date.now())
  return whole
}

export type Status = 'waiting' | 'ready' | 'fault'

/** What a detail shows: the value, or why there is none yet. */
export interface Asked<T> {
  value: T | undefined
  status: Status
  /** Why it could not be shown. */
  sentence: string | undefined
  error: Error | undefined
  retry: () => void
}

/** What was shown may not be shown any more: only an outage leaves the old answer standing. */
const unlessRefused = <T>(value: T | undefined, error: Error | null): T | undefined =>
  error instanceof RefusedError ? undefined : value

const statusOf = (value: unknown, isError: boolean): Status =>
  value !== undefined ? 'ready' : isError ? 'fault' : 'waiting'

interface AskOptions {
  /** Ask again every so many ms while the page is shown. */
  everyMs?: number
  /** Do not ask yet. */
  unless?: boolean
  /** Show the old answer while another input is asked for. */
  keep?: boolean
}

const asking = <S extends Service>(what: QueryOf<S>) => ({
  queryKey: [what.service.name, what.sent],
  queryFn: ({ signal }: { signal: AbortSignal }) => ask(what, signal),
})

/** Begins to ask what a page will ask when it is drawn; that finds the answer, or the question on its way. */
export const askAhead = <S extends Service>(asked: QueryOf<S>): void => void queryClient.prefetchQuery(asking(asked))

export function useAsked<S extends Service>(
  what: QueryOf<S>,
  { everyMs, unless = false, keep = false }: AskOptions = {},
): Asked<OutputOf<S>> {
  const { service, sent } = what
  const { data, error, isError, refetch } = useQuery({
    ...asking(what),
    initialData: () => takeFirstAnswer(service, sent),
    enabled: !unless,
    ...(everyMs ? { refetchInterval: everyMs } : {}),
    ...(keep ? { placeholderData: keepPreviousData } : {}),
  })
  const value = unlessRefused(data as OutputOf<S> | undefined, error)
  return {
    value,
    status: statusOf(value, isError),
    sentence: error?.message,
    error: error ?? undefined,
    retry: () => void refetch(),
  }
}

/** What a list shows, and how it gets more: what the list patterns take. */
export interface AskedRows<Row> {
  rows: Row[]
  status: Status
  sentence: string | undefined
  hasMore: boolean
  isLoadingMore: boolean
  isRefreshing: boolean
  loadMore: () => void
  refresh: () => Promise<void>
}

type RowOf<S> = OutputOf<S> extends Page<infer Row> ? Row : OutputOf<S> extends (infer Row)[] ? Row : never

interface RowsOf<S> {
  rows: RowOf<S>[]
  hasNextPage: boolean
}

const rowsIn = <S extends Service>(output: unknown): RowsOf<S> =>
  (Array.isArray(output) ? { rows: output, hasNextPage: false } : output) as RowsOf<S>

/** The rows of a list, or of all pages asked for so far. */
export function useRows<S extends Service>(
  { service, sent }: QueryOf<S>,
  { everyMs, unless = false }: AskOptions = {},
): AskedRows<RowOf<S>> {
  const sentFor = (pageNum: number): SentOf<S> => ({ ...sent, ...(service.reply.shape === 'page' ? { pageNum } : {}) })
  const asked = useInfiniteQuery({
    queryKey: [service.name, 'rows', sent],
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }) => rowsIn<S>(await call(service, sentFor(pageParam), signal)),
    initialData: () => {
      const first = takeFirstAnswer(service, sentFor(1))
      return first && { pages: [rowsIn<S>(first)], pageParams: [1] }
    },
    getNextPageParam: (last, pages) => (last.hasNextPage ? pages.length + 1 : undefined),
    enabled: !unless,
    ...(everyMs ? { refetchInterval: everyMs } : {}),
  })
  const rows = unlessRefused(
    asked.data?.pages.flatMap(page => page.rows),
    asked.error,
  )
  return {
    rows: rows ?? [],
    status: statusOf(rows, asked.isError),
    sentence: asked.error?.message,
    hasMore: asked.hasNextPage,
    isLoadingMore: asked.isFetchingNextPage,
    isRefreshing: asked.isRefetching && !asked.isFetchingNextPage,
    loadMore: () => void (asked.hasNextPage && !asked.isFetchingNextPage && asked.fetchNextPage()),
    refresh: async () => void (await asked.refetch()),
  }
}
