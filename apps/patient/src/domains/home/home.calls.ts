import { query, saved } from '@nethos/calls/query.ts'
import type { Hub } from '@nethos/contract/home/home.hubs.ts'
import { homeServices } from '@nethos/contract/home/home.services.ts'

export const homePage = () => saved(query(homeServices.homePage, {}))
export const hub = (hub: Hub) => query(homeServices.hub, { hub })
export const found = (search: string) => query(homeServices.search, { search })
