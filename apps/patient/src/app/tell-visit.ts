import { tellAside } from '@nethos/calls/tell-aside.ts'
import { systemPageServices } from '@nethos/contract/system/system-pages.services.ts'

/** `page` as the routes spell it; a last part that may be left out is named all the same. */
export const tellVisit = (page: string): void =>
  tellAside(systemPageServices.recordVisit, { page: page.replace(/\?$/, '') })
