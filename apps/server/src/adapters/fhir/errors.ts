import { HospitalUnreachableError } from '../../ports/hospital.ts'
import { codeOfOutcome } from './wire.ts'

/** Somebody was faster: 409, or 412 after If-Match. */
export class FhirConflictError extends Error {
  override name = 'FhirConflictError'
}
/** The server has understood, and refuses; `code` is the (IssueType of R4). */
export class FhirRefusedError extends Error {
  override name = 'FhirRefusedError'
  readonly code: string
  constructor(text: string, code: string) {
    super(text)
    this.code = code
  }
}
/**
 * The server calls it a transaction and does the entries one by one: some were done, some were refused. Whoever asked undoes
 * those whose place stands in `done`.
 */
export class FhirPartlyDoneError extends Error {
  override name = 'FhirPartlyDoneError'
  readonly done: readonly number[]
  /** What the entries were refused with. */
  readonly refused: Error
  constructor(done: readonly number[], refused: Error) {
    super('The FHIR server did a part of a transaction', { cause: refused })
    this.done = done
    this.refused = refused
  }
}
/** The server does not serve this kind of resource or this operation. */
export class FhirNotServedError extends HospitalUnreachableError {
  override name = 'FhirNotServedError'
}
/** What it serves to others it does not serve to us: our key opens some kinds and operations, not all. */
export class FhirForbiddenError extends FhirNotServedError {
  override name = 'FhirForbiddenError'
}

export const jsonOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined)

export async function errorOf(response: Response): Promise<Error> {
  return errorOfStatus(response.status, codeOfOutcome(await jsonOf(response)))
}

/** By the code too: not every server has a status of its own for it. */
const lostRaces: readonly string[] = ['conflict', 'lock-error']
const passing: readonly string[] = ['transient', 'timeout', 'throttled']

export function errorOfStatus(status: number, code = ''): Error {
  const message = `The FHIR server answered ${status} ${code}`
  if (status === 409 || status === 412 || lostRaces.includes(code)) return new FhirConflictError(message)
  if (status === 403) return new FhirForbiddenError(message)
  if ([404, 405, 501].includes(status) || code === 'not-supported') return new FhirNotServedError(message)
  if (status >= 500 || [401, 408, 429].includes(status) || passing.includes(code))
    return new HospitalUnreachableError(message)
  return new FhirRefusedError(message, code)
}

/** Once more when somebody was faster: what then stands there is read anew. */
export async function again<T>(work: () => Promise<T>, tries = 4): Promise<T> {
  for (let left = tries; ; left--) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof FhirConflictError) || left <= 1) throw error
    }
  }
}

/** Of what is only read: a question that the server refuses is a line that is down, for nobody here can answer otherwise. */
export const reached = <T>(work: () => Promise<T>): Promise<T> =>
  Promise.resolve()
    .then(work)
    .catch((error: unknown) => {
      if (error instanceof FhirRefusedError || error instanceof FhirConflictError)
        throw new HospitalUnreachableError(error.message, { cause: error })
      throw error
    })

/** What a server does not serve, it has none of. */
export const whereServed = <T>(asked: Promise<T[]>): Promise<T[]> =>
  asked.catch((error: unknown) => {
    if (error instanceof FhirNotServedError) return []
    throw error
  })
