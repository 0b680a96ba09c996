import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { personalServices as services } from '@nethos/contract/consult/personal.services.ts'

export const personalServices = (docId: string) => query(services.listPersonalServices, { docId })
export const checkPersonal = (docId: string, personId: string) =>
  query(services.checkPersonalService, { docId, personId })
export const personalServiceOf = (consultId: string) => query(services.personalServiceDetails, { consultId })
export const startPersonalConsult = command(
  services.startPersonalConsult,
  consultServices.listConsults,
  services.checkPersonalService,
)
export const endPersonalConsult = command(
  consultServices.endConsult,
  consultServices.consultDetail,
  consultServices.listConsults,
  services.personalServiceDetails,
)
