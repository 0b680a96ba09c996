import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { open, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = open(renewalPages, {
  choosePerson: () => import('./pages/choose-person.page.tsx'),
  home: () => import('./pages/renewal.page.tsx'),
  departments: () => import('./pages/departments.page.tsx'),
  notice: () => import('./pages/notice.page.tsx'),
  riskNotice: () => import('./pages/risk-notice.page.tsx'),
  search: () => import('./pages/search.page.tsx'),
  drugs: () => import('./pages/drugs.page.tsx'),
  result: () => import('./pages/result.page.tsx'),
  drug: () => import('./pages/drug.page.tsx'),
  facts: () => import('./pages/facts.page.tsx'),
  confirm: () => import('./pages/confirm.page.tsx'),
  illness: () => import('./pages/illness.page.tsx'),
  pay: () => import('./pages/pay.page.tsx'),
  renewals: () => import('./pages/renewals.page.tsx'),
  prescriptionSite: () => import('./pages/prescription-site.page.tsx'),
  prescriptions: () => import('./pages/prescriptions.page.tsx'),
  askPharmacist: () => import('./pages/ask-pharmacist.page.tsx'),
  medicationPerson: () => import('./pages/medication-person.page.tsx'),
  medications: () => import('./pages/medications.page.tsx'),
  ownMedicines: () => import('./pages/own-medicines.page.tsx'),
  medication: () => import('./pages/medication.page.tsx'),
})
