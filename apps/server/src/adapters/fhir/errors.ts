import * as z from 'zod/mini'
import { HospitalUnreachableError } from '../../ports/hospital.ts'
import { outcome } from './wire.ts'

/** Somebody was faster: 409, or 412 after If-Match. */
export class FhirConflictError extends Error {
  override name = 'FhirConflictError'
}
/** The server has understood, and refuses; `code` is the issue's (IssueType of R4). */
export class FhirRefusedError extends Error {
  override name = 'FhirRefusedError'
  readonly code: string
  constructor(said: string, code: string) {
    super(said)
    this.code = code
  }
}
/** The server does not serve this kind of resource or this operation. */
export class FhirNotServedError extends HospitalUnreachableError {
  override name = 'FhirNotServedError'
}

export const jsonOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined)

/** The issue's code alone: diagnostics may name a patient. */
export async function errorOf(response: Response): Promise<Error> {
  const read = z.safeParse(outcome, await jsonOf(response))
  const code = read.success ? (read.data.issue[0]?.code ?? '') : ''
  const said = `The FHIR server answered ${response.status} ${code}`
  if (response.status === 409 || response.status === 412) return new FhirConflictError(said)
  if ([404, 405, 501].includes(response.status) || code === 'not-supported') return new FhirNotServedError(said)
  if (response.status >= 500 || [401, 403, 408, 429].includes(response.status))
    return new HospitalUnreachableError(said)
  return new FhirRefusedError(said, code)
}

const tries = 4

/** Once more when somebody was faster: what then stands there is read anew. */
export async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let left = tries; ; left--) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof FhirConflictError) || left <= 1) throw error
    }
  }
}
