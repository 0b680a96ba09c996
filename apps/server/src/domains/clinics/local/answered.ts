import { HospitalUnreachableError } from '../../../ports/hospital.ts'

/** PostgreSQL is away, is going down, or has kept us waiting; the pool and the network say so in words of their own. */
const away = /^(08|57|53|ECONN|EPIPE|55P03)|timeout|terminated/i

/** The books lie in our own database: when it does not answer, the hospital has not answered. */
export async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    const { code, message } = cause as { code?: unknown; message?: string }
    if (away.test(typeof code === 'string' ? code : (message ?? '')))
      throw new HospitalUnreachableError('The database did not answer', { cause })
    throw cause
  }
}
