import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { doctorDeskServices } from '@nethos/contract/doctors/doctor-desk.services.ts'
import type { OutputOf, SentOf } from '@nethos/contract/service.ts'
import { teamDeskServices as services } from '@nethos/contract/teams/team-desk.services.ts'

export type DeskTeam = OutputOf<typeof services.deskTeam>
export type DeskTeamRow = OutputOf<typeof services.listDeskTeams>['rows'][number]
export type DeskMember = DeskTeam['members'][number]

export const teams = (filter: SentOf<typeof services.listDeskTeams>) => query(services.listDeskTeams, filter)
export const team = (teamId: string) => query(services.deskTeam, { teamId })
/** Who can join: doctors whom patients find. */
export const doctorsNamed = (search: string) =>
  query(doctorDeskServices.listDeskDoctors, { search, isShown: true, pageSize: 20 })

const shown = [services.deskTeam, services.listDeskTeams] as const
export const addTeam = command(services.addTeam, services.listDeskTeams)
export const changeTeam = command(services.changeTeam, ...shown)
export const changeBanner = command(services.changeTeamBanner, services.deskTeam)
export const changeOffer = command(services.changeTeamOffer, ...shown)
export const saveService = command(services.saveTeamService, services.deskTeam)
export const addMember = command(services.addMember, ...shown)
export const removeMember = command(services.removeMember, ...shown)
export const leadTeam = command(services.leadTeam, ...shown)
export const orderMembers = command(services.orderMembers, services.deskTeam)
