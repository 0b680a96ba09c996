/** Makes the signed PDF of an approved prescription. */
export const pdfJob = 'renewal.prescription-pdf'
