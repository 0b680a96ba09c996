/** Makes the signed PDF of a medical record. */
export const recordPdfJob = 'consult.record-pdf'
