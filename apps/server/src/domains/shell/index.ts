import { shellServices } from '@nethos/contract/shell/shell.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domains.ts'
import type { Due } from '../../jobs/job.ts'
import { authorizeRoutes } from './authorize.ts'
import { keepShellUser, knownShells } from './known.ts'
import { placeOfApp, placeOfChannel } from './places.ts'
import { removeTicketsBefore } from './shell-ticket.table.ts'
import { signPage } from './sign-page.ts'
import { sendTemplate } from './template.jobs.ts'

const hourMs = 3_600_000
let lastSlot = 0

/** Once an hour: tickets that nobody can use any more go. */
const forgetTickets: Due = {
  name: 'shell.forget',
  async carryOut({ db, now }) {
    const slot = Math.floor(now() / hourMs)
    if (slot === lastSlot) return 0
    lastSlot = slot
    await removeTicketsBefore(db, now() - hourMs)
    return 0
  },
}

export const shellDomain: Domain = {
  services: implement(shellServices, { signPage, placeOfApp, placeOfChannel, knownShells, keepShellUser }),
  jobs: [sendTemplate],
  dues: [forgetTickets],
  web: authorizeRoutes,
}
