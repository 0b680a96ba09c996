import { feePages } from './fees.pages.ts'

/** The bill, as the documents give its query (booking 2). */
export const billPage = (of: { accountId: string; personId: string; recordNumber?: string; hosId: string }): string =>
  feePages.unpaidBills.to({
    patId: of.accountId,
    compatId: of.personId,
    compatMedicalRecord: of.recordNumber,
    hosid: of.hosId,
  })
