import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { doctorDeskServices } from '@nethos/contract/doctors/doctor-desk.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { freeClinicDeskServices as services } from '@nethos/contract/consult/free-clinic-desk.services.ts'
import { teamServices } from '@nethos/contract/teams/teams.services.ts'

export type DeskClinic = OutputOf<typeof services.listDeskClinics>['rows'][number]

export const clinics = (pageNum: number) => query(services.listDeskClinics, { pageNum })
export const saveClinic = command(services.saveClinic, services.listDeskClinics)
export const doctorsFound = (search: string) =>
  query(doctorDeskServices.listDeskDoctors, { search, isShown: true, pageSize: 50 })
export const teamsFound = () => query(teamServices.listTeams, { pageSize: 50 })
