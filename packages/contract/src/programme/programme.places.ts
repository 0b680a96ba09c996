import type { ProgrammePageKind } from './programme.document.ts'
import type { programmePages } from './programme.pages.ts'

/** Which programme and kind of page stands under an address of the documents. `set`: which reading set. */
export interface ProgrammePlace {
  readonly code: string
  readonly kind: ProgrammePageKind
  readonly set?: string
}

/**
 * The given addresses that are pages of a programme, by their key in programme.pages.ts. A programme made at the workbench
 * needs no line here: it stands under /zone/:code.
 */
export const programmePlaces = {
  rehab: { code: 'kfzx', kind: 'home' },
  rehabIntroduction: { code: 'kfzx', kind: 'introduction' },
  rehabNotice: { code: 'kfzx', kind: 'notice' },
  rehabApply: { code: 'kfzx', kind: 'apply' },
  rehabDoctors: { code: 'kfzx', kind: 'experts' },
  rehabApplication: { code: 'kfzx', kind: 'application' },
  rehabApplications: { code: 'kfzx', kind: 'applications' },
  rehabInformation: { code: 'kfzx', kind: 'plan' },
  rehabChat: { code: 'kfzx', kind: 'chat' },
  tumourWelcome: { code: 'tumour', kind: 'home' },
  tumourDoctor: { code: 'tumour', kind: 'experts' },
  tumourNews: { code: 'tumour', kind: 'reading' },
  perinatal: { code: 'wczq', kind: 'home' },
  perinatalArticle: { code: 'wczq', kind: 'article' },
  nursing: { code: 'zkhl', kind: 'home' },
  nursingList: { code: 'zkhl', kind: 'reading' },
  carers: { code: 'peihu', kind: 'offers' },
  breast: { code: 'rxzx', kind: 'home' },
  breastTeams: { code: 'rxzx', kind: 'experts' },
  breastIntroduction: { code: 'rxzx', kind: 'introduction' },
  plasticSurgery: { code: 'zxwkzx', kind: 'home' },
  plasticSurgeryTeams: { code: 'zxwkzx', kind: 'experts' },
  plasticSurgeryIntroduction: { code: 'zxwkzx', kind: 'introduction' },
  ibd: { code: 'ibd', kind: 'home' },
  ibdTeams: { code: 'ibd', kind: 'experts' },
  ibdDoctors: { code: 'ibd', kind: 'experts' },
  ibdNotice: { code: 'ibd', kind: 'notice' },
  ibdChoose: { code: 'ibd', kind: 'offers' },
  ibdApply: { code: 'ibd', kind: 'apply' },
  ibdOrders: { code: 'ibd', kind: 'applications' },
  ibdOrder: { code: 'ibd', kind: 'application' },
  ibdApplication: { code: 'ibd', kind: 'information' },
  ibdNews: { code: 'ibd', kind: 'reading', set: 'ibd' },
  ibdNewsSearch: { code: 'ibd', kind: 'reading', set: 'ibd' },
  community: { code: 'gnsq', kind: 'home' },
  communityPackages: { code: 'gnsq', kind: 'offers' },
  international: { code: 'gjyxb', kind: 'home' },
  internationalIntroduction: { code: 'gjyxb', kind: 'introduction' },
  internationalInsurance: { code: 'gjyxb', kind: 'reading', set: 'insurance' },
  internationalCampus: { code: 'gjyxb', kind: 'offers' },
  internationalNotice: { code: 'gjyxb', kind: 'notice' },
  internationalForm1: { code: 'gjyxb', kind: 'apply' },
  internationalForm2: { code: 'gjyxb', kind: 'apply' },
  internationalForm3: { code: 'gjyxb', kind: 'apply' },
  pulmonary: { code: 'fxgjkgl', kind: 'home' },
  pulmonaryTeams: { code: 'fxgjkgl', kind: 'experts' },
  pulmonaryIntroduction: { code: 'fxgjkgl', kind: 'introduction' },
  endoscopy: { code: 'endoscopy', kind: 'home' },
  endoscopyIntroduction: { code: 'endoscopy', kind: 'introduction' },
  endoscopyNews: { code: 'endoscopy', kind: 'reading' },
  endoscopyNewsSearch: { code: 'endoscopy', kind: 'reading' },
  daySurgeryNews: { code: 'daysurgery', kind: 'reading' },
  daySurgeryNewsSearch: { code: 'daysurgery', kind: 'reading' },
  admissionNews: { code: 'dhry', kind: 'reading' },
  admissionNewsSearch: { code: 'dhry', kind: 'reading' },
} as const satisfies Partial<Record<keyof typeof programmePages, ProgrammePlace>>
