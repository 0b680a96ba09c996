export const teamPaths = {
  /** ?search= with these words. */
  teams: '/team/list',
  team: '/team/:id/detail',
  reviews: '/team/:id/rate',
  consult: '/team/:id/consult',
  /** ?teamId= ?serverId= */
  service: '/team/server',
  /** ?consultId= ?serverId= */
  serviceOfConsult: '/team/server/info',
  followedTeams: '/my/doc/team',
} as const

/** The address of one team's page. */
export const teamWay = (path: 'team' | 'reviews' | 'consult', teamId: string): string =>
  teamPaths[path].replace(':id', encodeURIComponent(teamId))
