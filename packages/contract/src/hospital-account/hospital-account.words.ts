import { spell, type Spelling } from '../spelling.ts'
import { personIdSpelling } from '../people/people.words.ts'

/** A hospital account on the wire: compatRecord; 病案号: compatMedicalRecord. */
export const bindingSpelling: Spelling = spell(personIdSpelling, {
  words: {
    hosId: 'bookHosId',
    groupId: 'platHosId',
    hospitalAccountId: 'compatRecordId',
    recordNumber: 'compatMedicalRecord',
    personName: 'compatName',
    height: 'patHeight',
    weight: 'patWeight',
    occupation: 'patWorkCode',
  },
})

/** The words of the hospital's system, as its services on our wire carry them (zheer.yygh.*). */
export const fileSpelling: Spelling = spell(personIdSpelling, {
  words: {
    hosId: 'hosid',
    name: 'xINGMING',
    recordNumber: 'bINGANH',
    cardNumber: 'jIUZHENKH',
    mobile: 'lIANXIDH',
    address: 'jIATINGZZ',
    height: 'patHeight',
    weight: 'patWeight',
    occupation: 'patWorkCode',
    systolic: 'systolicPressure',
    diastolic: 'diastolicPressure',
    cards: 'cardIds',
  },
})

/** Cards in a list of cards have a word of their own there. */
export const cardSpelling: Spelling = spell(fileSpelling, { words: { cardNumber: 'jzkh', insurance: 'ybklx' } })
