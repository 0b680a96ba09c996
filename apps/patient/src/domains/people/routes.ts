import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { moved, open, type AppRoute } from '../../patterns/route.ts'

export const routes: AppRoute[] = [
  ...open(peoplePages, {
    people: () => import('./pages/people.page.tsx'),
    add: () => import('./pages/add-person.page.tsx'),
    person: () => import('./pages/person.page.tsx'),
    mobile: () => import('./pages/person-mobile.page.tsx'),
    guardian: () => import('./pages/guardian.page.tsx'),
    realName: () => import('./pages/real-name.page.tsx'),
  }),
  moved('/usualPatient', peoplePages.people.at),
  moved('/addUsualPatient', peoplePages.add.at),
]
