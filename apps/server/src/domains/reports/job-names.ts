/** Asks a hospital what has arrived. */
export const askJob = 'reports.ask'
/** Fetches all reports of a file that was bound. */
export const fetchJob = 'reports.fetch'
/** Fetches the pictures and PDFs of a report. */
export const filesJob = 'reports.files'

/** Asks the archive what is in the studies that a report names. */
export const studiesJob = 'reports.studies'

export interface OneHospital {
  hosId: string
}
export interface OneFile extends OneHospital {
  recordNumber: string
}
export interface OneReport {
  reportId: string
}
