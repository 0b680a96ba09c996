import { unreachableSentence } from '@nethos/contract/hospital-account/hospital-account.rules.ts'
import { TroubleError } from '../../calls/codes.ts'
import type { Runtime } from '../../runtime.ts'
import {
  HospitalUnreachableError,
  RecordNumberPendingError,
  SeveralFilesError,
  type HospitalFile,
} from '../../ports/hospital.ts'

/** Outside a transaction: what the hospital answers. When it does not, the caller is told so and nothing has changed. */
export async function askHospital<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question()
  } catch (error) {
    if (!(error instanceof HospitalUnreachableError)) throw error
    throw Object.assign(new TroubleError('unavailable', { msg: unreachableSentence }), { cause: error })
  }
}

/** The file with somebody's ID number, none, or why it is not to be had: there are several, or it has no number yet. */
export const askForFile = (
  { hospital }: Runtime,
  hosId: string,
  idCard: string,
): Promise<HospitalFile | 'several_files' | 'number_pending' | undefined> =>
  askHospital(() =>
    hospital.patients.find(hosId, idCard).catch((error: unknown) => {
      if (error instanceof SeveralFilesError) return 'several_files' as const
      if (error instanceof RecordNumberPendingError) return 'number_pending' as const
      throw error
    }),
  )
