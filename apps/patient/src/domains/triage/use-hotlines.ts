import { query, useServiceQuery } from '@nethos/calls/query.ts'
import { systemServices } from '@nethos/contract/system/system.services.ts'
import { asksPoisonLine, hotlinesOf, type Hotline, type TriageFlag } from '@nethos/contract/triage/triage-flags.ts'

/** Whom to call besides 120; the hospital's own line as soon as it is there. */
export function useHotlines(flags: readonly TriageFlag[]): Hotline[] {
  const phone = useServiceQuery(query(systemServices.setting, { key: 'poison.phone' }), {
    unless: !asksPoisonLine(flags),
  })
  return hotlinesOf(flags, phone.value)
}
