/** The server said no: a declared refusal, with its code and its sentence. */
export class RefusedError extends Error {
  override name = 'RefusedError'
  readonly code: string
  readonly obj: unknown
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

/** The login stands, and first wants a step of its owner: a code, a password of his own, that he shows again who he is. */
export class StepOwedError extends RefusedError {
  override name = 'StepOwedError'
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

/** Refusals that say that the login wants a step first; only who works at the hospital has such steps, and its app names them. */
export const stepCodes = new Set<string>()
const stepOwed = new Set<() => void>()
/** Called when a call was refused because the login wants a step first. */
export function onStepOwed(listener: () => void): () => void {
  stepOwed.add(listener)
  return () => stepOwed.delete(listener)
}
export function reportStepOwed(): void {
  for (const listener of stepOwed) listener()
}
