import { lookupEach } from '@nethos/contract/lookup/lookup.services.ts'
import type { LookupPart } from '../../registry/lookup.ts'
import { isNamedTeam, teams } from './desk-teams.ts'

/** As in the office's own list: hidden ones, too, after those that patients find. */
export const teamLookup: LookupPart = {
  kind: 'team',
  find: async (ctx, word) => {
    const found = await teams(ctx)
      .where(isNamedTeam(word))
      .orderBy('team.isShown', 'desc')
      .orderBy('teamName')
      .orderBy('team.teamId')
      .limit(lookupEach)
      .execute()
    return found.map(({ teamId, teamName, chiefName, deptName, hosName, isShown }) => ({
      id: teamId,
      title: [teamName, chiefName].filter(Boolean).join(' · '),
      note: [deptName, hosName, isShown ? '' : '已隐藏'].filter(Boolean).join(' · '),
      person: undefined,
    }))
  },
}
