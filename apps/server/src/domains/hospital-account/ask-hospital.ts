import { unreachableSentence } from '@nethos/contract/hospital-account/hospital-account.rules.ts'
import { TroubleError } from '../../calls/codes.ts'
import { HospitalUnreachableError } from '../../ports/hospital.ts'

/** Outside a transaction: what the hospital answers. When it does not, the caller is told so and nothing has changed. */
export async function askHospital<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question()
  } catch (error) {
    if (!(error instanceof HospitalUnreachableError)) throw error
    throw Object.assign(new TroubleError('unavailable', { msg: unreachableSentence }), { cause: error })
  }
}
