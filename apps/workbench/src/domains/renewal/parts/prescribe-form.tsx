import { App, Button, Input } from 'antd'
import { useDeferredValue, useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { useAsked } from '@nethos/calls/query.ts'
import * as rules from '@nethos/contract/renewal/renewal.rules.ts'
import { renewalLimits } from '@nethos/contract/renewal/renewal.limits.ts'
import { noFacts, wantsReason, type CheckFacts } from '@nethos/contract/renewal/prescription-check.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import type { Diagnosis } from '@nethos/contract/diagnosis/diagnosis.rules.ts'
import { DiagnosisField } from '../../diagnosis/public.ts'
import { Field } from '../../../controls/field.tsx'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { checkWritten, prescribe, refuseRenewal, type DeskDetail } from '../renewal.calls.ts'
import { CheckedBy, FactsFields } from './basis.tsx'
import { Warnings } from './checked.tsx'
import { AddDrug, LineFields, lineOf, newLine, type WrittenLine } from './prescribe-lines.tsx'

/** The doctor writes the prescription and signs it, or says why not. */
export function PrescribeForm({ detail }: { detail: DeskDetail }) {
  const { renewal, events } = detail
  const { message, modal } = App.useApp()
  const before = renewal.prescribed.length > 0 ? renewal.prescribed : renewal.asked
  const [lines, setLines] = useState<readonly WrittenLine[]>(before.map(lineOf))
  const [diagnosis, setDiagnosis] = useState(renewal.diagnosis || renewal.illnessName)
  const [diagnoses, setDiagnoses] = useState<readonly Diagnosis[]>(renewal.diagnoses)
  const [opinion, setOpinion] = useState(renewal.opinion)
  const [facts, setFacts] = useState<CheckFacts>({ ...noFacts, ...detail.facts })
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(
    new Map(detail.warnings.filter(one => one.reason !== '').map(one => [one.key, one.reason])),
  )
  const [isTried, setTried] = useState(false)
  const [isRefusing, setRefusing] = useState(false)
  const writing = useCommand(prescribe)
  const refusing = useCommand(refuseRenewal)
  const { consultId } = renewal

  const wanted = lines.map(({ drugName: _name, specification: _pack, ...line }) => line)
  const diagnosisCodes = diagnoses.map(one => one.code)
  const written = useDeferredValue(JSON.stringify({ consultId, drugs: wanted, diagnosis, diagnosisCodes, facts }))
  const checking = useAsked(checkWritten(JSON.parse(written) as Parameters<typeof checkWritten>[0]), {
    unless: !events.includes('prescribe'),
    keep: true,
  })
  if (!events.includes('prescribe')) return null

  const warnings = checking.value?.warnings ?? detail.warnings
  const basis = checking.value?.basis ?? detail.basis
  const unexplained = warnings.filter(one => wantsReason(one) && !reasons.get(one.key)?.trim())
  const isStopped = warnings.some(one => one.level === 'stop' && !one.isOverridable)
  const wantsSecond = warnings.some(one => one.level === 'stop')
  const wrong = {
    lines: sentenceOf(rules.prescribedDrugs, wanted),
    diagnosis: sentenceOf(rules.diagnosis, diagnosis),
    opinion: sentenceOf(rules.opinion, opinion),
    checks: isStopped
      ? '处方存在禁止开具的问题，请修改后再签名'
      : unexplained.length > 0
        ? `还有${unexplained.length}条警示没有说明理由`
        : basis.contradictions.length > 0 && !facts.isAllergySettled
          ? '过敏史前后不一致，请先与患者核实'
          : undefined,
  }
  const shown: Partial<typeof wrong> = isTried ? wrong : {}
  const change = (drugId: string, changes: Partial<WrittenLine>) =>
    setLines(lines.map(one => (one.drugId === drugId ? { ...one, ...changes } : one)))

  const send = () => {
    const drugs = wanted.flatMap(({ amount, frequency, ...line }) =>
      amount === null || frequency === null ? [] : [{ ...line, amount, frequency }],
    )
    const overrides = warnings.flatMap(one => {
      const reason = reasons.get(one.key)?.trim()
      return wantsReason(one) && reason ? [{ key: one.key, reason }] : []
    })
    return writing.run({ consultId, drugs, diagnosis, diagnosisCodes, opinion, facts, overrides })
  }
  const sign = () => {
    setTried(true)
    // The server keeps what kept it from being signed: it is sent although it is known to be refused.
    if (isStopped && !wrong.lines && !wrong.diagnosis && !wrong.opinion) return void send()
    if (Object.values(wrong).some(Boolean)) return
    void modal.confirm({
      title: wantsSecond ? '确认签名并提交第二位医生复核？' : '确认签名并提交药师审核？',
      content: wantsSecond
        ? '处方存在禁忌，须本科室或值班名单中另一位有处方权的医生同意后，再由药师审核。签名后处方内容不能再改动。'
        : '签名后处方内容不能再改动，由另一名药师审核。',
      okText: '签名提交',
      cancelText: '返回修改',
      onOk: async () => {
        if (await send()) void message.success(wantsSecond ? '已签名，等待第二位医生复核' : '已签名，等待药师审核')
      },
    })
  }
  return (
    <section className="office__section" aria-label="开具处方">
      <h2>开具处方</h2>
      {lines.map(one => (
        <LineFields
          key={one.drugId}
          line={one}
          onChange={changes => change(one.drugId, changes)}
          onRemove={() => setLines(lines.filter(kept => kept.drugId !== one.drugId))}
        />
      ))}
      <AddDrug onAdd={drug => setLines([...lines.filter(one => one.drugId !== drug.drugId), newLine(drug)])} />
      {shown.lines && (
        <p className="field__wrong" role="alert">
          {shown.lines}
        </p>
      )}
      <DiagnosisField
        chosen={diagnoses}
        onChange={chosen => {
          setDiagnoses(chosen)
          if (diagnosis.trim() === '') setDiagnosis(chosen.map(one => one.name).join('、'))
        }}
      />
      <Field label="诊断" hint="处方上的诊断，可写得比编码更具体" wrong={shown.diagnosis}>
        {its => <Input {...its} value={diagnosis} onChange={event => setDiagnosis(event.target.value)} />}
      </Field>
      <Field label="处理意见" hint="患者会看到" wrong={shown.opinion}>
        {its => (
          <Input.TextArea
            {...its}
            autoSize={{ minRows: 2, maxRows: 6 }}
            value={opinion}
            onChange={event => setOpinion(event.target.value)}
          />
        )}
      </Field>
      <h3>核对结果</h3>
      <CheckedBy basis={basis} facts={facts} />
      <FactsFields
        detail={detail}
        basis={basis}
        facts={facts}
        onChange={changes => setFacts({ ...facts, ...changes })}
      />
      <Warnings
        warnings={warnings}
        reasons={reasons}
        isTried={isTried}
        onReason={(key, reason) => setReasons(new Map(reasons).set(key, reason))}
      />
      {warnings.length === 0 && <p className="renewal-source">没有发现需要提示的问题</p>}
      {shown.checks && (
        <p className="field__wrong" role="alert">
          {shown.checks}
        </p>
      )}
      <div className="renewal-actions">
        <Button type="primary" loading={writing.isBusy} onClick={sign}>
          签名开具
        </Button>
        <Button danger onClick={() => setRefusing(true)}>
          不予开具
        </Button>
      </div>
      {isRefusing && (
        <TextDialog
          title="不予开具"
          label="原因"
          yes="确认不予开具"
          isDangerous
          most={renewalLimits.reason}
          wrong={text => sentenceOf(rules.refuseReason, text)}
          onYes={async text => {
            const done = await refusing.run({ consultId, reason: text })
            if (done) void message.success('已告知患者')
            return done !== undefined
          }}
          onClose={() => setRefusing(false)}
        >
          患者会看到原因，续方申请随之取消。
        </TextDialog>
      )}
    </section>
  )
}
