import { query } from '@nethos/calls/query.ts'
import { homeServices } from '@nethos/contract/home/home.services.ts'

export const homePage = () => query(homeServices.homePage, {})
export const found = (search: string) => query(homeServices.search, { search })
