import { codesOf, spell, type Spelling } from '../spelling.ts'
import { maritalSpelling } from '../common/marital-status.ts'
import { checkupOrderStates } from './checkup.status.ts'
import { voucherStates } from './voucher.status.ts'

/** On the wire a centre is an org, and states are the documents' own words (rules.md 1.10). */
export const checkupSpelling: Spelling = spell(maritalSpelling, {
  words: {
    centreId: 'orgId',
    centreName: 'orgName',
    personId: 'compatId',
    personName: 'compatName',
    hosId: 'bookHosId',
    voucherStatus: 'codeStatus',
    createdAt: 'createTime',
  },
  codes: { status: codesOf(checkupOrderStates), voucherStatus: codesOf(voucherStates) },
})
