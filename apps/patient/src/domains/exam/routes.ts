import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import { open, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = open(examPages, {
  examinations: () => import('./pages/examinations.page.tsx'),
  examination: () => import('./pages/examination.page.tsx'),
  trip: () => import('./pages/trip.page.tsx'),
  chooseTime: () => import('./pages/choose-time.page.tsx'),
  booked: () => import('./pages/booked.page.tsx'),
  epidemicPerson: () => import('./pages/select-person.page.tsx'),
  epidemicSurvey: () => import('./pages/survey.page.tsx'),
  epidemicItems: () => import('./pages/items.page.tsx'),
  epidemicConfirm: () => import('./pages/confirm-order.page.tsx'),
  epidemicOrder: () => import('./pages/item-order.page.tsx'),
  epidemicOrders: () => import('./pages/item-orders.page.tsx'),
  endoscopyNewsTypes: () => import('./pages/endoscopy-news-types.page.tsx'),
  endoscopyStates: () => import('./pages/endoscopy-states.page.tsx'),
  endoscopyState: () => import('./pages/endoscopy-state.page.tsx'),
  endoscopyFollowUps: () => import('./pages/endoscopy-follow-ups.page.tsx'),
  nursing: () => import('./pages/nursing.page.tsx'),
  queue: () => import('./pages/queue.page.tsx'),
  queueHome: () => import('./pages/queue-home.page.tsx'),
})
