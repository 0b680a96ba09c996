import { useState } from 'react'
import type { TriageChange } from '@nethos/contract/triage/triage-change.ts'
import { triageRefusals } from '@nethos/contract/triage/triage.refusals.ts'
import type { TriedChange } from '@nethos/contract/triage/triage-review.ts'

export const untriedSentence = triageRefusals.triage_untried.sentence

/** What the dry run of this very change has shown; undefined while it was not tried as it stands. */
export function useTried(change: TriageChange) {
  const [last, setLast] = useState<{ of: TriageChange; tried: TriedChange }>()
  return {
    tried: last?.of === change ? last.tried : undefined,
    onTried: (of: TriageChange, tried: TriedChange) => setLast({ of, tried }),
  }
}
