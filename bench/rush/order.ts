import { nthOf } from '@nethos/contract/common/present.ts'
import type { Patient, Rush } from './crowd.ts'

/** Any number of a session, please; the nth time of the nth session. */
export const orderOf = (rushes: readonly Rush[]) => ({
  service: 'nethos.book.z2order.register',
  fields: ({ personId }: Patient, nth: number) => ({ bookSchemeId: nthOf(rushes, nth).sessionId, compatId: personId }),
})
