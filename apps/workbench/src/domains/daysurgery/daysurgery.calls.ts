import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { daySurgeryDeskServices as services } from '@nethos/contract/daysurgery/daysurgery-desk.services.ts'

export const surgeriesOf = (onDay: string) => query(services.deskSurgeries, { onDay })
export const reportSurgeryEvent = command(services.reportSurgeryEvent, services.deskSurgeries)
