import { codesOf, spell, type Spelling } from '../spelling.ts'
import { bookingStates, type BookResult } from './booking.status.ts'
import { bookingSpelling } from './booking.words.ts'

/** What registering came to; none while the hospital has not answered. */
const bookResults = { success: 1, failure: 2, cancelled: -1, none: 0 } as const satisfies Record<BookResult, number>

/** The words of a booking, beside those of what can be booked (booking 3). */
export const orderSpelling: Spelling = spell(bookingSpelling, {
  words: {
    status: 'bookStatus',
    result: 'bookResult',
    personName: 'compatName',
    mobile: 'compatMobile',
    recordNumber: 'compatMedicalRecord',
    cardNumber: 'jzkh',
    createdAt: 'createTime',
    illnessNo: 'ddid',
    pickUpCode: 'qhmm',
  },
  codes: { status: codesOf(bookingStates), result: bookResults },
})

/** Where a cashier is opened: its own words stay as its provider wants them. */
export const cashierSpelling: Spelling = { words: { bookingId: 'orderId', registration: 'registeType' } }

/** 就诊前病史, in the words of the hospital's system; a booking's number is called ddid there. */
export const illnessSpelling: Spelling = {
  words: {
    bookingId: 'ddid',
    personId: 'compatId',
    personName: 'name',
    recordNumber: 'binganhao',
    pickUpCode: 'qhmm',
    presentingComplaint: 'zhusu',
    allergyHistory: 'guominshi',
    familyHistory: 'jiazushi',
    pastHistory: 'suohuanjibing',
    marriageHistory: 'hunyushi',
    menstrualHistory: 'yuejingshi',
    traumaHistory: 'waishangshi',
    surgeryHistory: 'shoushushi',
    otherHistory: 'qita',
    hosId: 'hosid',
    groupId: 'orgid',
  },
}

/** 医保状态 (booking 3: ybklx). */
export const insuranceSpelling: Spelling = {
  words: { insurance: 'ybklx', isInsured: 'insured', personId: 'compatId', hosId: 'bookHosId' },
}
