import { useDeferredValue, useState } from 'react'
import { run } from '@nethos/calls/command.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { Diagnosis } from '@nethos/contract/diagnosis/diagnosis.rules.ts'
import {
  isYoungChild,
  wantsLongReason,
  wrongChildCare,
  wrongDuration,
} from '@nethos/contract/renewal/conditions.rules.ts'
import { proofKind } from '@nethos/contract/record/proof.kinds.ts'
import { unitMisfit } from '@nethos/contract/renewal/dose-form.ts'
import * as rules from '@nethos/contract/renewal/renewal.rules.ts'
import { noFacts, wantsReason, type CheckFacts } from '@nethos/contract/renewal/prescription-check.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { useDraft } from '../../patterns/draft.ts'
import { checkWritten, prescribe, type DeskDetail } from './renewal.calls.ts'
import { lineOf, type WrittenLine } from './written-line.ts'

/** A prescription while it is written. */
export interface WrittenPrescription {
  lines: readonly WrittenLine[]
  diagnosis: string
  diagnoses: readonly Diagnosis[]
  opinion: string
  facts: CheckFacts
  proof: DeskDetail['conditions']['proof']
  longReason: DeskDetail['conditions']['longReason']
  guardianPresent: boolean
  companion: string
  /** Why a warning is overridden: by its key. */
  reasons: Readonly<Record<string, string>>
}

/** What was asked for, or what was written before and came back. */
function begunOf({ renewal, facts, basis, warnings, conditions }: DeskDetail): WrittenPrescription {
  const before = renewal.prescribed.length > 0 ? renewal.prescribed : renewal.asked
  return {
    lines: before.map(lineOf),
    diagnosis: renewal.diagnosis || renewal.illnessName,
    diagnoses: renewal.diagnoses,
    opinion: renewal.opinion,
    // The laboratory has measured since.
    facts: { ...noFacts, ...facts, ...(basis.lastCreatinine?.from === 'report' && { creatinine: null }) },
    ...conditions,
    reasons: Object.fromEntries(warnings.filter(one => one.reason !== '').map(one => [one.key, one.reason])),
  }
}

const wantedOf = (lines: readonly WrittenLine[]) =>
  lines.map(({ drugName: _name, form: _form, specification: _pack, ...line }) => line)

/** What the rules say of the list, or of the unit of one line. */
const wrongLinesIn = (lines: readonly WrittenLine[]): string | undefined =>
  sentenceOf(rules.prescribedDrugs, wantedOf(lines)) ?? lines.map(line => unitMisfit(line, line.unit)).find(Boolean)

const overridesIn = (warnings: DeskDetail['warnings'], reasonOf: (key: string) => string | undefined) =>
  warnings.flatMap(one => {
    const reason = reasonOf(one.key)
    return wantsReason(one) && reason ? [{ key: one.key, reason }] : []
  })

/** What the server says of what is written; `isChecking`: what is shown was found in what stood here a moment ago. */
function useChecking(sent: Parameters<typeof checkWritten>[0]) {
  const current = JSON.stringify(sent)
  const written = useDeferredValue(current)
  const checking = useServiceQuery(checkWritten(JSON.parse(written) as typeof sent), { keepPrevious: true })
  const isChecking = written !== current || checking.status === 'waiting' || checking.isPrevious === true
  return { checking, isChecking }
}

/** A prescription is checked by the server as it is written, and signed when nothing speaks against it any more. */
export function usePrescription(detail: DeskDetail, onSigned: (wantsSecond: boolean) => void) {
  const { consultId, status } = detail.renewal
  const [begun] = useState(() => begunOf(detail))
  // What comes back from the pharmacist is another one.
  const draft = useDraft(`prescription.${consultId}.${status}`, begun)
  const [isRestored, setRestored] = useState(() => JSON.stringify(draft.value) !== JSON.stringify(begun))
  const { lines, diagnosis, diagnoses, opinion, facts, reasons } = draft.value
  const wanted = wantedOf(lines)
  const diagnosisCodes = diagnoses.map(one => one.code)
  const { checking, isChecking } = useChecking({ consultId, drugs: wanted, diagnosis, diagnosisCodes, facts })
  const { warnings, basis } = checking.value ?? detail
  const isUnchecked = checking.status === 'fault'
  const isStopped = warnings.some(one => one.level === 'stop' && !one.isOverridable)
  const wantsSecond = warnings.some(one => one.level === 'stop')
  const reasonOf = (key: string) => reasons[key]?.trim()

  function checks(): string | undefined {
    if (isUnchecked) return '处方还没有核对，请先重新核对'
    if (isStopped) return '处方存在禁止开具的问题，请修改后再签名'
    const unexplained = warnings.filter(one => wantsReason(one) && !reasonOf(one.key))
    if (unexplained.length > 0) return `还有${unexplained.length}条警示没有说明理由`
    return basis.contradictions.length > 0 && !facts.isAllergySettled ? '过敏史前后不一致，请先与患者核实' : undefined
  }
  const form = useForm({
    draft,
    rules: { diagnosis: rules.diagnosis, opinion: rules.opinion, proof: proofKind },
    validate: ({ longReason, guardianPresent, companion }) => ({
      lines: wrongLinesIn(lines),
      longReason: wrongDuration(lines, longReason),
      childCare: wrongChildCare(detail.age, { guardianPresent, companion }),
      checks: checks(),
    }),
    send: ({ proof, longReason, guardianPresent, companion }) => {
      if (proof === '') return Promise.resolve(undefined)
      return run(prescribe, {
        consultId,
        drugs: wanted.flatMap(({ amount, frequency, ...line }) =>
          amount === null || frequency === null ? [] : [{ ...line, amount, frequency }],
        ),
        diagnosis,
        diagnosisCodes,
        opinion,
        facts,
        overrides: overridesIn(warnings, reasonOf),
        proof,
        longReason: wantsLongReason(lines) ? longReason : '',
        ...(isYoungChild(detail.age) && { guardianPresent, companion }),
      })
    },
    onSent: () => onSigned(wantsSecond),
  })
  const { checks: _checks, ...wrong } = form.allErrors
  return {
    form,
    warnings,
    basis,
    isChecking,
    /** Why it could not be checked as it stands now, and once more. */
    unchecked: isUnchecked ? { sentence: checking.sentence, retry: checking.retry } : undefined,
    wantsSecond,
    /** The server keeps what kept it from being signed: it is sent although it is known to be refused. */
    isOnlyStopped: isStopped && Object.values(wrong).every(sentence => !sentence),
    /** Something stands here that was written before and not signed. */
    isRestored,
    beginAgain() {
      draft.clear()
      setRestored(false)
    },
  }
}
