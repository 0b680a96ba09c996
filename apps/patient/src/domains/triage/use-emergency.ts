import { createElement, useState } from 'react'
import type { TriageFlag } from '@nethos/contract/triage/triage-flags.ts'
import { confirm } from '../../controls/dialog.ts'
import { engineNow, loadEngine } from './engine.ts'
import { EmergencyQuestion } from './parts/emergency-question.tsx'
import { readingOf, useTriageOf } from './use-triage.ts'

/** What of the texts cannot wait, and the question before they are sent: asked once for each, and it never blocks. */
export const useEmergency = (...texts: readonly string[]) => useEmergencyOf([], texts)

/** The same where this is known of who writes. */
export function useEmergencyOf(known: readonly string[], texts: readonly string[]) {
  const shown = useTriageOf(known, texts)
  const [seen, setSeen] = useState<readonly TriageFlag[]>([])
  return {
    ...shown,
    /** True: go on. `goOn`: what is done with it then. */
    async mayProceed(label = '继续提交'): Promise<boolean> {
      const engine = engineNow() ?? (await loadEngine().catch(() => undefined))
      if (!engine) return true
      const flags = readingOf(engine, known)(...texts)
      const fresh = flags.filter(flag => !seen.includes(flag))
      if (fresh.length === 0) return true
      const isContinued = await confirm({
        title: '请先确认是否需要急救',
        text: createElement(EmergencyQuestion, { flags: fresh, rules: engine.rules }),
        yes: `我已知晓，${label}`,
        no: '返回拨打120',
      })
      if (isContinued) setSeen(flags)
      return isContinued
    },
  }
}
