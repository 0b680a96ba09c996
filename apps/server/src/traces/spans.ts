/** What a span may say beside its name: words of the program and numbers, never what a person wrote or is called. */
export type Facts = Readonly<Record<string, string | number>>

export interface SpanWords {
  /** call: somebody asks us. query: we ask the database. port: we ask a system outside. */
  kind: 'call' | 'query' | 'job' | 'port'
  name: string
  facts?: Facts
  /** What queued it, as `carried` gave it; undefined: what runs now, or nothing. */
  from?: string | undefined
}

export interface SpanEnd {
  /** Of an error its kind alone is told: its words may be about somebody. */
  error?: unknown
  name?: string
  facts?: Facts
}

export interface OpenSpan {
  within<T>(run: () => T): T
  end(how?: SpanEnd): void
}

export interface Traces {
  begin(words: SpanWords): OpenSpan
  /** Whether something that is traced runs now. */
  isInside(): boolean
  /** What runs now, in a few letters that a queued job takes with it. */
  carried(): string | undefined
  flush(): Promise<void>
  close(): Promise<void>
}

let opened: Traces | undefined

/** undefined: this process traces nothing, and has loaded nothing to do so. */
export const traces = (): Traces | undefined => opened
/** A process has one or none, as it has one settings file. */
export const setTraces = (next: Traces | undefined): void => void (opened = next)

/** Runs it, as a span of its own where the process traces. */
export function inSpan<T>(words: SpanWords, run: () => Promise<T>): Promise<T> {
  return opened ? spanned(opened.begin(words), run) : run()
}

async function spanned<T>(span: OpenSpan, run: () => Promise<T>): Promise<T> {
  try {
    const answer = await span.within(run)
    span.end()
    return answer
  } catch (error) {
    span.end({ error })
    throw error
  }
}
