import { recordPaths } from '@nethos/contract/record/record.paths.ts'

/** An address about one of the account's people; `patId` goes along as the documents say. */
const about = (path: string, fields: Readonly<Record<string, string>>): string => {
  const filled = Object.entries(fields).filter(([, value]) => value !== '')
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled)}`
}

interface Whose {
  accountId?: string
  personId: string
}

export const healthFilePage = (personId: string): string => about(recordPaths.healthFile, { compatId: personId })
export const historyPage = (path: string, { accountId = '', personId }: Whose): string =>
  about(path, { patId: accountId, compatId: personId })
export const treatmentPage = (treatmentId: string): string => about(recordPaths.treatment, { medId: treatmentId })
export const addTreatmentPage = ({ accountId = '', personId }: Whose): string =>
  about(recordPaths.editTreatment, { patId: accountId, compatId: personId })
export const changeTreatmentPage = (treatmentId: string): string =>
  about(recordPaths.editTreatment, { medId: treatmentId })
export const editIllnessPage = (personId: string): string => about(recordPaths.editIllness, { compatId: personId })
export const illnessPage = (personId: string): string => about(recordPaths.illness, { compatId: personId })
export const illnessKeptPage = (personId: string, orderId: string): string =>
  about(recordPaths.illnessKept, { compatId: personId, ddid: orderId })
