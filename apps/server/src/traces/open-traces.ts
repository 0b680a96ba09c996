import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { OpenSpan, SpanEnd, SpanWords, Traces } from './spans.ts'

export interface TracesOptions {
  /** The collector, without the path: OTLP over HTTP. */
  endpoint: string
  /** Which part of what begins here is told, 0 to 1. */
  share: number
}

const exportMs = 5_000
const closeMs = 2_000

const kinds: Readonly<Record<SpanWords['kind'], SpanKind>> = {
  call: SpanKind.SERVER,
  query: SpanKind.CLIENT,
  job: SpanKind.CONSUMER,
  port: SpanKind.CLIENT,
}

/** Loaded by a process that traces, and by no other. What the collector does not take in time is dropped, and nobody waits. */
export function openTraces({ endpoint, share }: TracesOptions): Traces {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: exportMs,
    concurrencyLimit: 2,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'nethos' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: exportMs })],
  })
  const tracer = provider.getTracer('nethos')
  const now = new AsyncLocalStorage<Context>()
  return {
    begin({ kind, name, facts, from }) {
      const parent = (from === undefined ? undefined : readCarried(from)) ?? now.getStore() ?? ROOT_CONTEXT
      const span = tracer.startSpan(name, { kind: kinds[kind], ...(facts && { attributes: { ...facts } }) }, parent)
      return openSpan(span, run => now.run(trace.setSpan(parent, span), run))
    },
    isInside: () => now.getStore() !== undefined,
    carried() {
      const about = trace.getSpanContext(now.getStore() ?? ROOT_CONTEXT)
      return about && `00-${about.traceId}-${about.spanId}-0${about.traceFlags & 1}`
    },
    flush: () => provider.forceFlush(),
    async close() {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>(resolve => (timer = setTimeout(resolve, closeMs)))
      await Promise.race([provider.shutdown().catch(() => undefined), late])
      clearTimeout(timer)
    },
  }
}

function openSpan(span: Span, within: OpenSpan['within']): OpenSpan {
  return {
    within,
    end({ error, name, facts }: SpanEnd = {}) {
      if (name !== undefined) span.updateName(name)
      if (facts) span.setAttributes({ ...facts })
      if (error !== undefined) span.setAttribute('error.type', kindOf(error))
      if (error !== undefined || facts?.['error.type'] !== undefined) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}

/** PostgreSQL's or the system's code, else the name of its class. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const code: unknown = 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^[A-Z0-9_]{3,30}$/.test(code) ? code : error.constructor.name
}

/** W3C trace context. */
function readCarried(text: string): Context | undefined {
  const [, traceId, spanId, flag] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/.exec(text) ?? []
  if (!traceId || !spanId) return undefined
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number(flag), isRemote: true })
}
