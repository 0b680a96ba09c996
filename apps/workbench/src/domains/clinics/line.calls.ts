import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { lineDeskServices as services } from '@nethos/contract/clinics/line-desk.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'

export type HospitalLine = OutputOf<typeof services.listLines>[number]

export const hospitalLines = () => query(services.listLines, {})
export const fetchLine = command(services.fetchLine, services.listLines)
