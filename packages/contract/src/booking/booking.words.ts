import type { Spelling } from '../spelling.ts'

/** Kinds of bookings as addresses and lists tell them apart; on the wire bookSort. */
export const bookSorts = { ahead: 1, same_day: 2, school: 3, mdt: 4 } as const
export type BookSort = keyof typeof bookSorts

/** Ahead (tomorrow and later: 预约), or on the day itself (当日: 挂号); on the wire registeType. */
export const registrations = { ahead: 1, same_day: 2 } as const
export type Registration = keyof typeof registrations

/**
 * The words of what can be booked and of bookings. `time`: HH:mm of a number. The kind of a session (ordinary, expert, mdt,
 * school) and its period (am, pm, evening) are the same words on the wire.
 */
export const bookingSpelling: Spelling = {
  words: {
    hosId: 'bookHosId',
    groupId: 'platHosId',
    deptId: 'bookDeptId',
    clinicDoctorId: 'bookDocId',
    sessionId: 'bookSchemeId',
    kind: 'schemeType',
    onDay: 'schemeDate',
    period: 'schemeAmpm',
    numberId: 'bookNumId',
    no: 'numNo',
    time: 'numTime',
    feeCents: 'bookFee',
    bookingId: 'orderId',
    personId: 'compatId',
    parts: 'mdtDeptList',
    subDepartments: 'subDeptList',
    registration: 'registeType',
    sort: 'bookSort',
  },
  codes: { registration: registrations, sort: bookSorts },
}
