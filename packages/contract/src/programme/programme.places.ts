import type { ProgrammePageKind } from './programme.document.ts'
import type { programmePages } from './programme.pages.ts'

/** Which programme and kind of page stands under an address of the documents. `set`: which reading set. */
export interface ProgrammePlace {
  readonly code: string
  readonly kind: ProgrammePageKind
  readonly set?: string
  /** The documents' word for what a reading or an article is chosen by; else `id`. */
  readonly idField?: 'newId' | 'healthInfomationServeId'
  /** With an id in the address it is the reading set of that code, under the title in the address. */
  readonly isNamed?: true
  /** Which step of the form, from 0, where each has an address of its own. */
  readonly step?: number
  /** What is chosen from stands under what it is, articles with their text: the address has no other page for it. */
  readonly isWhole?: true
  /** Of the experts, these alone: the address has another page for the others. */
  readonly only?: 'teams' | 'doctors'
  /** Where one comes to when the form is sent: the list, where the documents say so; else the application. */
  readonly after?: 'applications'
}

/**
 * The given addresses that are pages of a programme, by their key in programme.pages.ts. A programme made at the workbench
 * needs no line here: it stands under /zone/:code.
 */
export const programmePlaces = {
  rehab: { code: 'kfzx', kind: 'home' },
  rehabIntroduction: { code: 'kfzx', kind: 'introduction' },
  rehabNotice: { code: 'kfzx', kind: 'notice' },
  rehabApply: { code: 'kfzx', kind: 'apply', after: 'applications' },
  rehabDoctors: { code: 'kfzx', kind: 'experts' },
  rehabApplication: { code: 'kfzx', kind: 'application' },
  rehabApplications: { code: 'kfzx', kind: 'applications' },
  rehabInformation: { code: 'kfzx', kind: 'plan' },
  rehabChat: { code: 'kfzx', kind: 'chat' },
  tumourDoctor: { code: 'tumour', kind: 'experts' },
  tumourNews: { code: 'tumour', kind: 'reading', idField: 'healthInfomationServeId' },
  perinatal: { code: 'wczq', kind: 'home' },
  perinatalArticle: { code: 'wczq', kind: 'article' },
  nursing: { code: 'zkhl', kind: 'home', isNamed: true },
  nursingList: { code: 'zkhl', kind: 'reading', isNamed: true },
  carers: { code: 'peihu', kind: 'offers', isWhole: true },
  breast: { code: 'rxzx', kind: 'home' },
  breastTeams: { code: 'rxzx', kind: 'experts' },
  breastIntroduction: { code: 'rxzx', kind: 'introduction' },
  plasticSurgery: { code: 'zxwkzx', kind: 'home' },
  plasticSurgeryTeams: { code: 'zxwkzx', kind: 'experts' },
  plasticSurgeryIntroduction: { code: 'zxwkzx', kind: 'introduction' },
  ibd: { code: 'ibd', kind: 'home' },
  ibdTeams: { code: 'ibd', kind: 'experts', only: 'teams' },
  ibdDoctors: { code: 'ibd', kind: 'experts', only: 'doctors' },
  ibdNotice: { code: 'ibd', kind: 'notice' },
  ibdChoose: { code: 'ibd', kind: 'offers' },
  ibdApply: { code: 'ibd', kind: 'apply' },
  ibdOrders: { code: 'ibd', kind: 'applications' },
  ibdOrder: { code: 'ibd', kind: 'application' },
  ibdApplication: { code: 'ibd', kind: 'information' },
  ibdNews: { code: 'ibd', kind: 'reading', set: 'ibd' },
  ibdNewsDetail: { code: 'ibd', kind: 'article', idField: 'newId' },
  ibdFollowUp: { code: 'ibd', kind: 'followUps' },
  ibdPaper: { code: 'ibd', kind: 'paper' },
  ibdNewsSearch: { code: 'ibd', kind: 'reading', set: 'ibd' },
  community: { code: 'gnsq', kind: 'home' },
  communityPay: { code: 'gnsq', kind: 'pay' },
  communityPackages: { code: 'gnsq', kind: 'offers' },
  international: { code: 'gjyxb', kind: 'home' },
  internationalIntroduction: { code: 'gjyxb', kind: 'introduction' },
  internationalInsurance: { code: 'gjyxb', kind: 'reading', set: 'insurance', isWhole: true },
  internationalCampus: { code: 'gjyxb', kind: 'offers' },
  internationalNotice: { code: 'gjyxb', kind: 'notice' },
  internationalForm1: { code: 'gjyxb', kind: 'apply', step: 0 },
  internationalForm2: { code: 'gjyxb', kind: 'apply', step: 1 },
  internationalForm3: { code: 'gjyxb', kind: 'apply', step: 2 },
  pulmonary: { code: 'fxgjkgl', kind: 'home' },
  pulmonaryTeams: { code: 'fxgjkgl', kind: 'experts' },
  pulmonaryIntroduction: { code: 'fxgjkgl', kind: 'introduction' },
  pulmonaryFollowUp: { code: 'fxgjkgl', kind: 'followUps' },
  pulmonaryPaper: { code: 'fxgjkgl', kind: 'paper' },
  pulmonaryResult: { code: 'fxgjkgl', kind: 'result' },
  endoscopy: { code: 'endoscopy', kind: 'home' },
  endoscopyIntroduction: { code: 'endoscopy', kind: 'introduction' },
  endoscopyNews: { code: 'endoscopy', kind: 'reading' },
  endoscopyNewsSearch: { code: 'endoscopy', kind: 'reading' },
  daySurgeryNews: { code: 'daysurgery', kind: 'reading' },
  daySurgeryNewsSearch: { code: 'daysurgery', kind: 'reading' },
  daySurgeryNewsDetail: { code: 'daysurgery', kind: 'article', idField: 'newId' },
  admissionNews: { code: 'dhry', kind: 'reading' },
  admissionNewsSearch: { code: 'dhry', kind: 'reading' },
  admissionNewsDetail: { code: 'dhry', kind: 'article', idField: 'newId' },
} as const satisfies Partial<Record<keyof typeof programmePages, ProgrammePlace>>
