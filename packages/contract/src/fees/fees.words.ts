import { spell, type Spelling } from '../spelling.ts'
import { personIdSpelling } from '../people/people.words.ts'

/** The words of the hospital's billing on our wire (zheer.yygh.*): zflsh is the bill, jiesuanId what is paid at once. */
export const feesSpelling: Spelling = spell(personIdSpelling, {
  words: {
    hosId: 'hosid',
    personName: 'compatName',
    recordNumber: 'compatMedicalRecord',
    cardNumber: 'jzkh',
    billNo: 'zflsh',
    orderId: 'jiesuanId',
    totalCents: 'totalFee',
    accountId: 'patId',
    createdAt: 'createTime',
    paidAt: 'payTime',
  },
})
