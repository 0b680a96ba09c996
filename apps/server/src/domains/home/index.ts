import { homeServices } from '@nethos/contract/home/home.services.ts'
import { implement, type Implemented } from '../../calls/handler.ts'
import { homePage } from './home-page.ts'
import { search } from './search.ts'

export const homeDomain: { services: Implemented[] } = { services: implement(homeServices, { homePage, search }) }
