import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { daySurgeryServices as services } from '@nethos/contract/daysurgery/daysurgery.services.ts'

/** Which operation an address means: the named one, or the person's that lies nearest. */
export interface Which {
  personId: string
  surgeryId: string
}

export const daySurgeries = (personId: string) => query(services.daySurgeryList, { personId })
export const surgeries = (personId: string) => query(services.surgeryList, { personId })
export const chemotherapies = (personId: string) => query(services.chemotherapyList, { personId })
export const surgery = (surgeryId: string) => query(services.surgeryInfo, { surgeryId })
export const home = (surgeryId: string) => query(services.surgeryHome, { surgeryId })
export const nearest = (personId: string) => query(services.nearestHome, { personId })
export const team = (which: Which) => query(services.surgeryTeam, which)
export const plannedTeam = (personId: string) => query(services.plannedTeam, { personId })
export const messages = (which: Which) => query(services.surgeryMessages, which)
export const nameCompanion = command(
  services.nameCompanion,
  services.surgeryHome,
  services.nearestHome,
  services.surgeryInfo,
)
