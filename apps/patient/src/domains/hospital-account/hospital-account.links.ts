import { hospitalAccountPages as pages } from '@nethos/contract/hospital-account/hospital-account.pages.ts'
import type { FileGap } from '@nethos/contract/hospital-account/hospital-account.rules.ts'

/** Whose file at which hospital. */
export interface Whose {
  personId: string
  hosId: string
}
const spelled = ({ personId, hosId }: Whose) => ({ compatId: personId, bookHosId: hosId })

/** To choose the hospital at which somebody is bound; with one chosen already, to bind him there. `comefrom`: and then back to here. */
export const bindPage = (personId: string, hosId = '', comefrom = ''): string =>
  pages.choose.to({ action: 'auth', compatId: personId, bookHosId: hosId, comefrom })
/** To make a file where there is none. */
export const newFilePage = (whose: Whose, comefrom = ''): string =>
  pages.edit.to({ type: 'new', ...spelled(whose), comefrom, title: '新建病案号' })
/** What the file lacks, and from there to filling it in. */
export const incompletePage = (code: FileGap, whose: Whose, comefrom = ''): string =>
  pages.incomplete.to({ code: String(code), ...spelled(whose), comefrom })
/** To prove the reserved mobile and replace it; `tail`: its last digits, when there is one. */
export const reservedMobilePage = (whose: Whose, tail: string, comefrom = ''): string =>
  pages.edit.to({ type: 'mobile', ...spelled(whose), tail, comefrom })
export const addressPage = (whose: Whose, cardNumber = '', comefrom = ''): string =>
  pages.edit.to({ compatId: whose.personId, platHosId: whose.hosId, jzkh: cardNumber, comefrom })
/** The same, after a look whether the right person is meant. */
export const proveThenAddressPage = (whose: Whose, cardNumber = ''): string =>
  pages.proveIdCard.to({ compatId: whose.personId, platHosId: whose.hosId, jzkh: cardNumber })
export const chooseCardPage = (whose: Whose): string =>
  pages.chooseCard.to({ compatId: whose.personId, platHosId: whose.hosId })
export const filesPage = (personId: string): string => pages.files.to({ compatId: personId })
export const changedPage = (whose: Whose): string =>
  pages.result.to({ compatId: whose.personId, bookHosId: whose.hosId })

/** Whose file an address means: either id of a hospital (docs/product/rules.md 6, 20). */
export const whoseIn = (query: URLSearchParams): Whose => ({
  personId: query.get('compatId') ?? '',
  hosId: query.get('bookHosId') ?? query.get('platHosId') ?? '',
})
