import { queryClient } from '@nethos/calls/query.ts'
import { builtIn } from '@nethos/contract/triage/built-in.ts'
import { engineOf, type TriageEngine } from '@nethos/contract/triage/built-in-engine.ts'
import { problemsOf, triageChange, withChange, type TriageChange } from '@nethos/contract/triage/triage-change.ts'
import { triageServices } from '@nethos/contract/triage/triage.services.ts'
import { call } from '@nethos/calls/call.ts'

const place = 'nethos.triage.published'
const hour = 3_600_000

/** What was fetched last, so that it also works without a network. Nothing where it is not there or does not fit. */
export function cachedChange(): TriageChange | undefined {
  try {
    return triageChange.safeParse(JSON.parse(localStorage.getItem(place) ?? 'null')).data
  } catch {
    return undefined
  }
}

/** What the hospital has published now, at most once an hour; undefined: the network or the answer was no good. */
export async function fetchChange(): Promise<TriageChange | undefined> {
  try {
    const { change } = await queryClient.fetchQuery({
      queryKey: [triageServices.publishedTriage.name, {}],
      queryFn: ({ signal }) => call(triageServices.publishedTriage, {}, signal),
      staleTime: hour,
    })
    const fits = triageChange.safeParse(change).data
    if (fits) store(fits)
    return fits
  } catch {
    return undefined
  }
}

/** Where the browser has no room, the next visit begins with version 0. */
function store(change: TriageChange): void {
  try {
    localStorage.setItem(place, JSON.stringify(change))
  } catch {
    // What was fetched is good all the same.
  }
}

/** Undefined where the change would make a rule that cannot be read: version 0 stays. */
export function engineWith(change: TriageChange | undefined): TriageEngine | undefined {
  if (!change || Object.keys(change.words).length + Object.keys(change.rules).length === 0) return undefined
  try {
    return problemsOf(builtIn, change).length === 0 ? engineOf(withChange(builtIn, change)) : undefined
  } catch {
    return undefined
  }
}
