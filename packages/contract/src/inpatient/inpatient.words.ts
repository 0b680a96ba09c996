import { codesOf, type Spelling } from '../spelling.ts'
import { admissionStates } from './admission.status.ts'

/** On the wire an admission is what its application number names: applyNumber. */
export const inpatientSpelling: Spelling = {
  words: {
    personId: 'compatId',
    personName: 'compatName',
    hosId: 'hosid',
    cardNumber: 'jzkh',
    recordNumber: 'bingah',
    admissionId: 'applyNumber',
    wishedOn: 'applyHospitalDate',
    needs: 'personalNeed',
    whiteBloodCellOn: 'whiteBloodCellDate',
    mensesOn: 'mensesDate',
    medicines: 'medicinal',
    measuredOn: 'examTime',
    systolic: 'systolicPressure',
    diastolic: 'diastolicPressure',
    status: 'zYYYZT',
    activeFlag: '_zt',
  },
  codes: { status: codesOf(admissionStates) },
}

/** The list of admissions keeps its id. */
export const admissionListSpelling: Spelling = {
  words: { personId: 'compatId', personName: 'compatName', hosId: 'hosid', onDay: 'date' },
}
/** Tests and examinations still to be done; services of the stay. */
export const toDoSpelling: Spelling = {
  words: { personId: 'compatId', hosId: 'hosid', cardNumber: 'jzkh', appliedOn: 'applyDate', link: 'url' },
}
/** Steps of the admission process; each is a task of its pathway. */
export const processSpelling: Spelling = { words: { personId: 'compatId', taskId: 'processId', readAt: 'time' } }
