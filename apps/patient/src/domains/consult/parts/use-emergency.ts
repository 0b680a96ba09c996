import { useState } from 'react'
import { redFlagNotice, redFlagsIn, type RedFlag } from '@nethos/contract/consult/red-flags.ts'
import { confirm } from '../../../controls/dialog.ts'

/** What of the texts cannot wait, and the question before they are sent: asked once for each, and it never blocks. */
export function useEmergency(...texts: readonly string[]) {
  const flags = redFlagsIn(...texts)
  const [known, setKnown] = useState<readonly RedFlag[]>([])
  return {
    flags,
    /** True: go on. `goOn`: what is done with it then. */
    async mayGoOn(goOn = '继续提交'): Promise<boolean> {
      const fresh = flags.filter(flag => !known.includes(flag))
      if (fresh.length === 0) return true
      const goesOn = await confirm({
        title: '请先确认是否需要急救',
        text: redFlagNotice(fresh),
        yes: `我已知晓，${goOn}`,
        no: '返回拨打120',
      })
      if (goesOn) setKnown(flags)
      return goesOn
    },
  }
}
