import type { Patient, Rush } from './crowd.ts'

/** The nth patient's ids are these and n. */
export const [firstAccount, firstPerson] = [1_000_001, 2_000_001]

/** Any number of a session, please; the nth time of the nth session. */
export const orderOf = (rushes: readonly Rush[]) => ({
  service: 'nethos.book.z2order.register',
  fields: ({ personId }: Patient, nth: number) => ({ bookSchemeId: rushes[nth]!.sessionId, compatId: personId }),
})
