import { questionnairePages } from '@nethos/contract/questionnaire/questionnaire.pages.ts'
import { open, type AppRoute } from '../../patterns/route.ts'

const fillIn = () => import('./pages/fill-in.page.tsx')
const list = () => import('./pages/list.page.tsx')
const result = () => import('./pages/result.page.tsx')

export const routes: AppRoute[] = open(questionnairePages, {
  home: () => import('./pages/home.page.tsx'),
  inpatient: list,
  list,
  followUps: list,
  detail: () => import('./pages/detail.page.tsx'),
  fillIn,
  fillInFollowUp: fillIn,
  fillInInpatient: fillIn,
  sent: result,
  followUpResult: result,
})
