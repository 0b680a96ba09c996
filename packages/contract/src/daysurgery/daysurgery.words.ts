import type { Spelling } from '../spelling.ts'

/** As the documents write an operation on the wire: surgeryDate, docName, compatId. */
export const surgerySpelling: Spelling = {
  words: { personId: 'compatId', hosId: 'hosid', day: 'surgeryDate', doctorName: 'docName', recordNumber: 'bingah' },
}
