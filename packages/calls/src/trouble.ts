/** The server said no: a declared refusal, with its code and its sentence. */
export class RefusedError extends Error {
  override name = 'RefusedError'
  readonly code: string
  readonly obj: unknown
  /** What was shown may stay: it is only a step that comes first. */
  readonly isPassing: boolean = false
  constructor(code: string, sentence: string, obj?: unknown) {
    super(sentence)
    this.code = code
    this.obj = obj
  }
}

/** The token is missing, unknown or expired: a new login is wanted. */
export class SignedOutError extends RefusedError {
  override name = 'SignedOutError'
}

/** Bug or outage. The sentence is for people; the request id for those who look after it. */
export class FaultError extends Error {
  override name = 'FaultError'
  readonly requestId: string | undefined
  constructor(sentence: string, requestId?: string) {
    super(sentence)
    this.requestId = requestId
  }
}

type TroubleListener = (error: Error) => void
let listen: TroubleListener = () => {}

/** The shell shows what a command met, unless its page did. */
export const onTrouble = (listener: TroubleListener): void => {
  listen = listener
}
export const reportTrouble = (error: unknown): void => listen(error instanceof Error ? error : new Error(String(error)))
