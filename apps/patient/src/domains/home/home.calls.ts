import { query, saved } from '@nethos/calls/query.ts'
import type { Hub } from '@nethos/contract/home/home.hubs.ts'
import { homeServices } from '@nethos/contract/home/home.services.ts'

export const homePage = () => saved(query(homeServices.homePage, {}))
/** A visit of tomorrow is shown without a line, too (docs/decisions/0131). */
export const waiting = () => saved(query(homeServices.waiting, {}))
export const hub = (hub: Hub) => query(homeServices.hub, { hub })
export const found = (search: string) => query(homeServices.search, { search })
