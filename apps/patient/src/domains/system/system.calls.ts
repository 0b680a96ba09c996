import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { consentServices } from '@nethos/contract/account/consent.services.ts'
import { systemPageServices } from '@nethos/contract/system/system-pages.services.ts'

export const block = (blockId: string) => query(systemPageServices.contentBlock, { blockId })
export const consent = (agreement: string) => query(consentServices.getConsent, { agreement })
export const giveConsent = command(consentServices.giveConsent, consentServices.getConsent)
