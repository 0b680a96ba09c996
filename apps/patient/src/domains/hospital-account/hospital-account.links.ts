import { hospitalAccountPaths as paths } from '@nethos/contract/hospital-account/hospital-account.paths.ts'
import type { FileGap } from '@nethos/contract/hospital-account/hospital-account.rules.ts'

const filled = (path: string, values: Readonly<Record<string, string | undefined>>): string =>
  `${path}?${new URLSearchParams(Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]))}`

/** Whose file at which hospital. */
export interface Whose {
  personId: string
  hosId: string
}
const spelled = ({ personId, hosId }: Whose) => ({ compatId: personId, bookHosId: hosId })

/** To choose the hospital at which somebody is bound; with one chosen already, to bind him there. `comefrom`: and then back to here. */
export const bindPage = (personId: string, hosId = '', comefrom = ''): string =>
  filled(paths.choose, { action: 'auth', compatId: personId, bookHosId: hosId, comefrom })
/** To make a file where there is none. */
export const newFilePage = (whose: Whose, comefrom = ''): string =>
  filled(paths.edit, { type: 'new', ...spelled(whose), comefrom, title: '新建病案号' })
/** What the file lacks, and from there to filling it in. */
export const incompletePage = (code: FileGap, whose: Whose, comefrom = ''): string =>
  filled(paths.incomplete, { code: String(code), ...spelled(whose), comefrom })
/** To prove the reserved mobile and replace it; `tail`: its last digits, when there is one. */
export const reservedMobilePage = (whose: Whose, tail: string, comefrom = ''): string =>
  filled(paths.edit, { type: 'mobile', ...spelled(whose), tail, comefrom })
export const addressPage = (whose: Whose, cardNumber = '', comefrom = ''): string =>
  filled(paths.edit, { compatId: whose.personId, platHosId: whose.hosId, jzkh: cardNumber, comefrom })
/** The same, after a look whether the right person is meant. */
export const proveThenAddressPage = (whose: Whose, cardNumber = ''): string =>
  filled(paths.proveIdCard, { compatId: whose.personId, platHosId: whose.hosId, jzkh: cardNumber })
export const chooseCardPage = (whose: Whose): string =>
  filled(paths.chooseCard, { compatId: whose.personId, platHosId: whose.hosId })
export const filesPage = (personId: string): string => filled(paths.files, { compatId: personId })
export const changedPage = (whose: Whose): string =>
  filled(paths.result, { compatId: whose.personId, bookHosId: whose.hosId })

/** Whose file an address means: either id of a hospital (rules.md 6, 20). */
export const whoseIn = (query: URLSearchParams): Whose => ({
  personId: query.get('compatId') ?? '',
  hosId: query.get('bookHosId') ?? query.get('platHosId') ?? '',
})
