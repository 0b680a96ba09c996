import { homeServices } from '@nethos/contract/home/home.services.ts'
import type { FirstAsked } from '../../calls/first-answers.ts'
import { implement, type Implemented } from '../../calls/handler.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { homePage, hub } from './home-page.ts'
import { search } from './search.ts'

const firstAsked: FirstAsked = {
  paths: ['/', '/home', '/index', '/v3/index', '/v4/index'],
  service: homeServices.homePage,
  sent: {},
  pictures: ({ banners }: OutputOf<typeof homeServices.homePage>) => banners.slice(0, 1).map(banner => banner.picture),
}

export const homeDomain: { services: Implemented[]; firstAsked: FirstAsked[] } = {
  services: implement(homeServices, { homePage, hub, search }),
  firstAsked: [firstAsked],
}
