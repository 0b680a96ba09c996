import { importChunk } from '@nethos/calls/chunks.ts'
import type { Drawn } from './draw-doctor.ts'

/** A doctor's card as a picture; what draws it comes when the first one is wanted. */
export const doctorPicture = async (drawn: Drawn): Promise<string> =>
  (await importChunk(() => import('./draw-doctor.ts'))).drawDoctor(drawn)
