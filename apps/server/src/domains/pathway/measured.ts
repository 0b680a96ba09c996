import { present } from '@nethos/contract/common/present.ts'
import { judgeMeasured, type Measured } from '@nethos/contract/pathway/pathway.rules.ts'
import type { MeasuredValue } from '@nethos/contract/pathway/pathway.work.ts'
import { measuredWords } from '@nethos/contract/triage/measured.ts'
import { labelsOf } from '@nethos/contract/triage/triage-flags.ts'
import type { Ctx } from '../../calls/handler.ts'
import { emergenciesIn } from '../triage/public.ts'

interface MeasuredReading {
  readonly values: Measured[]
  readonly advice: string[]
  /** Why a nurse should look. */
  readonly flag: string | undefined
}

/** What was measured, by the limits of the plan, and by those of triage, which hold whatever the plan says. */
export async function readMeasured(
  { db }: Pick<Ctx, 'db'>,
  values: readonly MeasuredValue[],
  given: readonly { key: string; value: number }[],
): Promise<MeasuredReading | { sentence: string }> {
  const judged = judgeMeasured(values, given)
  if ('sentence' in judged) return judged
  const named = judged.values.map(one => ({ ...present(values.find(value => value.key === one.key)), ...one }))
  const found = await emergenciesIn(db, ...named.flatMap(one => measuredWords(one.label, one.value, one.unit)))
  const isUrgent = found.flags.length > 0
  const why = [
    ...named.filter(one => one.isDanger).map(one => `${one.label}${one.value}${one.unit}`),
    ...(isUrgent ? [labelsOf(found.flags)] : []),
  ]
  return {
    values: judged.values,
    advice: [...(isUrgent ? [found.noticeOf(found.flags)] : []), ...judged.advice],
    flag: why.length > 0 ? why.join('，') : undefined,
  }
}
