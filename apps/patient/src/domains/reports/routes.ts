import { reportPages } from '@nethos/contract/reports/reports.pages.ts'
import { open, type AppRoute } from '../../patterns/route.ts'

const report = () => import('./pages/report.page.tsx')
const pdf = () => import('./pages/pdf.page.tsx')
const ask = () => import('./pages/ask.page.tsx')
const doctors = () => import('./pages/choose-doctor.page.tsx')

export const routes: AppRoute[] = open(reportPages, {
  home: () => import('./pages/home.page.tsx'),
  types: () => import('./pages/types.page.tsx'),
  reports: () => import('./pages/list.page.tsx'),
  checkupReport: report,
  inspectionReport: report,
  labReport: report,
  endoscopyReport: report,
  ecgReport: report,
  schoolReport: report,
  pay: () => import('./pages/pay.page.tsx'),
  images: () => import('./pages/images.page.tsx'),
  ecgImage: () => import('./pages/images.page.tsx'),
  ecgPdf: pdf,
  pdf,
  trend: () => import('./pages/trend.page.tsx'),
  share: () => import('./pages/share.page.tsx'),
  shared: () => import('./pages/shared.page.tsx'),
  pdfTypes: () => import('./pages/pdf-types.page.tsx'),
  labConsult: doctors,
  interpretation: doctors,
  consult: ask,
  endoscopyConsult: ask,
  reportConsult: ask,
})
