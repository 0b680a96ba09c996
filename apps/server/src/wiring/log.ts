import pino, { type DestinationStream, type Logger } from 'pino'

/** What a fault may say of itself: never the values that it met, nor the connection that it came from. */
const errorFields = (error: unknown): object =>
  error instanceof Error
    ? { type: error.name, message: error.message, code: (error as { code?: unknown }).code, stack: error.stack }
    : isErrorLike(error)
      ? { message: error.message, stack: error.stack }
      : { message: String(error) }

/** The job queue spreads its errors into plain objects. */
const isErrorLike = (error: unknown): error is { message: string; stack?: unknown } =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'

/** Structured logs on standard output, one line each, without personal data. */
export const openLog = (level: string, to: DestinationStream = pino.destination(1)): Logger =>
  pino({ level, serializers: { err: errorFields } }, to)
