import { Button } from 'antd'
import { useState } from 'react'
import { builtIn } from '@nethos/contract/triage/built-in.ts'
import { withChange, type TriageChange } from '@nethos/contract/triage/triage-change.ts'
import { dryRun, type DryRun } from '@nethos/contract/triage/triage-differences.ts'
import { labelsOf } from '@nethos/contract/triage/triage-flags.ts'
import type { TriedChange } from '@nethos/contract/triage/triage-review.ts'
import { triageWith } from '@nethos/contract/triage/triage.ts'

interface TryOutProps {
  published: TriageChange
  change: TriageChange
  onTried: (of: TriageChange, tried: TriedChange) => void
}

/** Reads the kept sentences by what is published and by the change, and shows who would be told otherwise. */
export function TryOut({ published, change, onTried }: TryOutProps) {
  const [result, setResult] = useState<{ of: TriageChange; run: DryRun }>()
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    const { measuringSet } = await import('@nethos/contract/triage/sentences/measuring-set.ts')
    // Lets the button turn before two seconds of reading.
    await new Promise(resolve => setTimeout(resolve))
    const [before, after] = [published, change].map(one => triageWith(withChange(builtIn, one)))
    if (before && after) {
      const found = dryRun(
        measuringSet.map(one => one.text),
        before,
        after,
      )
      setResult({ of: change, run: found })
      onTried(change, {
        sentences: found.sentences,
        newlyFlagged: found.newlyFlagged.length,
        noLongerFlagged: found.noLongerFlagged.length,
        otherwise: found.otherwise,
      })
    }
    setBusy(false)
  }
  const shown = result?.of === change ? result.run : undefined
  return (
    <section aria-label="试运行">
      <Button loading={isBusy} onClick={() => void run()}>
        试运行
      </Button>
      {shown && (
        <div role="status">
          <p>
            {`读了 ${shown.sentences} 句：新提示 ${shown.newlyFlagged.length} 句，不再提示 ${shown.noLongerFlagged.length} 句，提示内容变化 ${shown.otherwise} 句。`}
          </p>
          <Differences title="新提示" lines={shown.newlyFlagged} />
          <Differences title="不再提示" lines={shown.noLongerFlagged} />
        </div>
      )}
    </section>
  )
}

const most = 100

function Differences({ title, lines }: { title: string; lines: DryRun['newlyFlagged'] }) {
  if (lines.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className="triage-desk__told">
        {lines.slice(0, most).map(({ text, flags }) => (
          <li key={text}>{`${text}（${labelsOf(flags)}）`}</li>
        ))}
      </ul>
    </>
  )
}
