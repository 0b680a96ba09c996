import { callAside } from '@nethos/calls/call-aside.ts'
import { systemPageServices } from '@nethos/contract/system/system-pages.services.ts'

/** `page` as the routes spell it; a last part that may be left out is named all the same. */
export const reportVisit = (page: string): Promise<void> =>
  callAside(systemPageServices.recordVisit, { page: page.replace(/\?$/, '') })
