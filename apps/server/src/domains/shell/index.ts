import { shellServices } from '@nethos/contract/shell/shell.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { hourly } from '../../jobs/periodic.ts'
import { authorizeRoutes } from './authorize.ts'
import { saveShellUser, knownShells } from './known.ts'
import { placeOfApp, placeOfChannel } from './places.ts'
import { removeTicketsBefore } from './shell-ticket.table.ts'
import { signPage } from './sign-page.ts'
import { sendTemplate } from './template.jobs.ts'

const hourMs = 3_600_000

/** Tickets that nobody can use any more go. */
const forgetTickets = hourly('shell.forget', ({ db, now }) => removeTicketsBefore(db, now() - hourMs))

export const shellDomain: Domain = {
  services: implement(shellServices, { signPage, placeOfApp, placeOfChannel, knownShells, saveShellUser }),
  jobs: [sendTemplate],
  timers: [forgetTickets],
  web: authorizeRoutes,
}
