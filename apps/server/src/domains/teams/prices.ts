import { rangeOf, type Prices } from '../../registry/prices.ts'

const label = '团队咨询'

/** What teams that are open sell now, and the services of theirs that are. */
export const pricesOfTeams: Prices = async ({ db }) => {
  const teams = await db
    .selectFrom('team')
    .where('isOpen', '=', true)
    .where('isShown', '=', true)
    .select(['teamId', 'priceCents'])
    .execute()
  const services = await db
    .selectFrom('teamService')
    .innerJoin('team', 'team.teamId', 'teamService.teamId')
    .where('teamService.isOpen', '=', true)
    .where('team.isShown', '=', true)
    .where('teamService.priceCents', '>', 0)
    .select(['serveName as label', 'teamService.priceCents'])
    .execute()
  return rangeOf('团队服务', [...teams.map(({ priceCents }) => ({ label, priceCents })), ...services])
}
