import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { freeClinicServices } from '@nethos/contract/consult/free-clinic.services.ts'
import { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import { teamServices as services } from '@nethos/contract/teams/teams.services.ts'

export const teams = (asked: { search?: string }) => query(services.listTeams, asked)
export const followedTeams = () => query(services.listFollowedTeams, {})
export const teamCard = (teamId: string) => query(services.teamCard, { teamId })
export const teamService = (serviceId: string) => query(services.serviceDetails, { serviceId })
/** A free clinic that the team takes part in. */
export const freeClinic = (freeClinicId: string) => query(freeClinicServices.freeClinic, { freeClinicId })
export const teamReviews = (teamId: string, searchType: 'time' | 'content') =>
  query(doctorServices.listReviews, { moduleId: teamId, moduleType: 'TEAMPIC', searchType })

export const followTeam = command(services.followTeam, services.teamCard, services.listFollowedTeams)
export const unfollowTeam = command(services.unfollowTeam, services.teamCard, services.listFollowedTeams)
