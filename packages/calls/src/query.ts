import { keepPreviousData, QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { missingRecord } from '@nethos/contract/common/common.refusals.ts'
import type { OutputOf, Page, SentOf, Service } from '@nethos/contract/service.ts'
import { call } from './call.ts'
import { takeFirstAnswer } from './first-answers.ts'
import { FaultError, RefusedError } from './trouble.ts'

/** Sealing and opening, fetched when there is something to save; the app's worker has it then. */
const store = () => import('./saved-answers.ts')

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A refusal stays a refusal; only faults are worth another try.
      retry: (failures, error) => error instanceof FaultError && failures < 2,
      staleTime: 10_000,
      gcTime: 10 * 60_000,
      refetchOnWindowFocus: true,
      // Without a line it is tried all the same: then the page says so, instead of waiting without a word.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
})

/** One call as a query: its name and input are its key. */
export interface QueryOf<S extends Service> {
  service: S
  sent: SentOf<S>
  since?: Since<S> | undefined
  /** Its last answer is saved on the device, sealed, to be shown while there is no line (docs/decisions/0131). */
  isSaved?: true
}
export const query = <S extends Service>(service: S, sent: SentOf<S>, since?: Since<S>): QueryOf<S> => ({
  service,
  sent,
  since,
})

/** The same, with its last answer saved on this device for the time without a line. */
export const saved = <S extends Service>(what: QueryOf<S>): QueryOf<S> => ({ ...what, isSaved: true })

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
  if (since && known !== undefined && Date.now() - (wholeAt.get(key) ?? 0) < wholeFor)
    return since.joined(known, await call(service, since.sent(known), signal))
  const whole = await call(service, sent, signal)
  if (since) wholeAt.set(key, Date.now())
  return whole
}

/** After so long without an answer the saved one is shown meanwhile. */
const slowAfter = 4_000
/** Queries that show a saved answer, and have not been answered since. */
const showingSaved = new Set<string>()

export const showsSaved = (queryKey: readonly unknown[]): boolean => showingSaved.has(JSON.stringify(queryKey))

/** Asks, saves the answer, and shows the saved one where none comes. `shown`: what stands in the query of one answer. */
async function askOrOpen<Output>(
  queryKey: readonly unknown[],
  asked: () => Promise<Output>,
  shown: (answer: Output) => unknown,
) {
  const key = JSON.stringify(queryKey)
  const open = async () => {
    if (queryClient.getQueryData(queryKey) !== undefined) return
    const found = await store().then(
      ({ savedAnswer }) => savedAnswer(queryKey),
      () => undefined,
    )
    if (!found || queryClient.getQueryData(queryKey) !== undefined) return
    showingSaved.add(key)
    queryClient.setQueryData(queryKey, shown(found.value as Output), { updatedAt: found.at })
  }
  const slow = setTimeout(() => void open(), slowAfter)
  try {
    const answer = await asked()
    showingSaved.delete(key)
    void store().then(
      ({ saveAnswer }) => saveAnswer(queryKey, answer),
      () => undefined,
    )
    return answer
  } catch (error) {
    if (error instanceof FaultError) await open()
    throw error
  } finally {
    clearTimeout(slow)
  }
}

export type Status = 'waiting' | 'ready' | 'fault'

/** What a detail shows: the value, or why there is none yet. */
export interface ServiceQuery<T> {
  value: T | undefined
  status: Status
  /** Why it could not be shown. */
  sentence: string | undefined
  error: Error | undefined
  /** With `keep`: what is shown is the answer to the input before. */
  isPrevious?: boolean
  /** There is no such thing, or it is somebody else's: asking again cannot help. */
  isMissing?: boolean
  retry: () => void
}

/** What was shown may not be shown any more: only an outage, and a step that its owner owes, leave the old answer standing. */
const unlessRefused = <T>(value: T | undefined, error: Error | null): T | undefined =>
  error instanceof RefusedError && !error.isPassing ? undefined : value

const statusOf = (value: unknown, isError: boolean): Status =>
  value !== undefined ? 'ready' : isError ? 'fault' : 'waiting'

interface AskOptions {
  /** Ask again every so many ms while the page is shown. */
  everyMs?: number
  /** Do not ask yet. */
  unless?: boolean
  /** Show the old answer while another input is asked for. */
  keepPrevious?: boolean
}

/** `meta`: who wants the other pages of what is shown finds by it what was asked; the desk alone does (apps/patient/build/plain-queries.ts). */
const asking = <S extends Service>(what: QueryOf<S>) => ({
  queryKey: [what.service.name, what.sent],
  meta: { what },
  queryFn: ({ signal }: { signal: AbortSignal }) => {
    const asked = () => ask(what, signal)
    return what.isSaved ? askOrOpen([what.service.name, what.sent], asked, answer => answer) : asked()
  },
})

/** Begins to ask what a page will ask when it is drawn; that finds the answer, or the question on its way. */
export const askAhead = <S extends Service>(asked: QueryOf<S>): void => void queryClient.prefetchQuery(asking(asked))

export function useServiceQuery<S extends Service>(
  what: QueryOf<S>,
  { everyMs, unless = false, keepPrevious = false }: AskOptions = {},
): ServiceQuery<OutputOf<S>> {
  const { service, sent } = what
  const { data, error, isError, isPlaceholderData, refetch } = useQuery({
    ...asking(what),
    initialData: () => takeFirstAnswer(service, sent),
    enabled: !unless,
    ...(everyMs ? { refetchInterval: everyMs } : {}),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  })
  const value = unlessRefused(data as OutputOf<S> | undefined, error)
  return {
    value,
    status: statusOf(value, isError),
    sentence: error?.message,
    error: error ?? undefined,
    isPrevious: isPlaceholderData,
    isMissing: error instanceof RefusedError && error.code === missingRecord,
    retry: () => void refetch(),
  }
}

/** What a list shows, and how it gets more: what the list patterns take. */
export interface RowsQuery<Row> {
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
  { service, sent, isSaved }: QueryOf<S>,
  { everyMs, unless = false }: AskOptions = {},
): RowsQuery<RowOf<S>> {
  const sentFor = (pageNum: number): SentOf<S> => ({ ...sent, ...(service.reply.shape === 'page' ? { pageNum } : {}) })
  const queryKey = [service.name, 'rows', sent]
  const asked = useInfiniteQuery({
    queryKey,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => {
      const page = async () => rowsIn<S>(await call(service, sentFor(pageParam), signal))
      const asOnlyPage = (rows: RowsOf<S>) => ({ pages: [{ ...rows, hasNextPage: false }], pageParams: [1] })
      return isSaved && pageParam === 1 ? askOrOpen(queryKey, page, asOnlyPage) : page()
    },
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
