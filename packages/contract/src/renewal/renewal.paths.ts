/** Addresses of the renewal's pages (routes.csv). */
export const renewalPaths = {
  choosePerson: '/renewal/compat',
  /** ?compatId. */
  home: '/renewal',
  departments: '/renewal/dept',
  notice: '/renewal/pre',
  riskNotice: '/renewal/pre2',
  search: '/renewal/search',
  drugs: '/renewal/xzyp',
  /** ?id. */
  drug: '/renewal/drug',
  facts: '/renewal/confirm/1',
  confirm: '/renewal/confirm/2',
  illness: '/renewal/ill',
  /** ?consultId. */
  result: '/renewal/result',
  pay: '/renewal/pay',
  renewals: '/my/renewal',
  renewalsOf: '/my/renewal/:status',
  prescriptionSite: '/prescription',
  /** ?compatId or ?id. */
  prescriptions: '/my/prescription',
  medicationPerson: '/medication/select',
  medications: '/medication/list',
  medicationsOf: '/medication/list/:idx',
  /** ?id. */
  medication: '/medication/detail',
  /** Outpatient bills (domain fees); the renewal's bill is paid there. */
  bills: '/butler/mz/dzf',
} as const

const filled = (path: string, values: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''))}`

/** A step of the way, for one person. */
export const renewalStep = (
  step: 'home' | 'departments' | 'notice' | 'riskNotice' | 'search' | 'drugs' | 'facts' | 'confirm' | 'illness',
  personId: string,
): string => filled(renewalPaths[step], { compatId: personId })
export const drugPage = (drugId: string, personId = ''): string =>
  filled(renewalPaths.drug, { id: drugId, compatId: personId })
export const renewalResultPage = (consultId: string): string => filled(renewalPaths.result, { consultId })
export const renewalPayPage = (consultId: string): string => filled(renewalPaths.pay, { consultId })
export const prescriptionPage = (prescriptionId: string): string =>
  filled(renewalPaths.prescriptions, { id: prescriptionId })
export const medicationPage = (prescriptionId: string): string =>
  filled(renewalPaths.medication, { id: prescriptionId })
export const medicationsPage = (personId: string, idx: 0 | 1 = 0): string =>
  filled(renewalPaths.medicationsOf.replace(':idx', String(idx)), { compatId: personId })
/** The bill, as the documents give its query (booking 2). */
export const billPage = (of: { accountId: string; personId: string; recordNumber?: string; hosId: string }): string =>
  filled(renewalPaths.bills, {
    patId: of.accountId,
    compatId: of.personId,
    compatMedicalRecord: of.recordNumber ?? '',
    hosid: of.hosId,
  })
