import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { askPharmacistServices as services } from '@nethos/contract/renewal/ask-pharmacist.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'

export type Pharmacist = OutputOf<typeof services.onePharmacist>

export const pharmacists = () => query(services.listPharmacists, {})
export const pharmacist = (docId: string) => query(services.onePharmacist, { docId })
export const askPharmacist = command(services.askPharmacist, consultServices.listConsults)
