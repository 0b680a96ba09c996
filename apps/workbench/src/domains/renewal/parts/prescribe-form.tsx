import { App, Button, Input, InputNumber, Select } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { useAsked } from '@nethos/calls/query.ts'
import { controlLabels } from '@nethos/contract/renewal/drug.kinds.ts'
import * as rules from '@nethos/contract/renewal/renewal.rules.ts'
import { frequencyLabels, renewalLimits } from '@nethos/contract/renewal/renewal.limits.ts'
import type { DrugLine } from '@nethos/contract/renewal/renewal.schemas.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Field } from '../../../controls/field.tsx'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { drugs as drugsOf, prescribe, refuseRenewal, type DeskDetail, type DeskDrug } from '../renewal.calls.ts'

type Line = Omit<DrugLine, 'priceCents' | 'manufacturer' | 'form'>

/** So many days as the packs asked for usually last, to begin with. */
const usualDays = 28

/** The doctor writes the prescription and signs it, or says why not. */
export function PrescribeForm({ detail }: { detail: DeskDetail }) {
  const { renewal, warnings, events } = detail
  const { message, modal } = App.useApp()
  const before = renewal.prescribed.length > 0 ? renewal.prescribed : renewal.asked
  const [lines, setLines] = useState<readonly Line[]>(before.map(one => ({ ...one, days: one.days || usualDays })))
  const [diagnosis, setDiagnosis] = useState(renewal.diagnosis || renewal.illnessName)
  const [opinion, setOpinion] = useState(renewal.opinion)
  const [reason, setReason] = useState(detail.overrideReason)
  const [isTried, setTried] = useState(false)
  const [isRefusing, setRefusing] = useState(false)
  const [needsReason, setNeedsReason] = useState(warnings.some(one => one.level === 'avoid'))
  const writing = useCommand(prescribe, error => {
    if (error.message === renewalReasonMissing) setNeedsReason(true)
    return false
  })
  const refusing = useCommand(refuseRenewal)
  if (!events.includes('prescribe')) return null

  const wanted = lines.map(({ drugId, packs, dose, frequency, route, days }) => ({
    drugId,
    packs,
    dose,
    frequency,
    route,
    days,
  }))
  const wrong = {
    lines: sentenceOf(rules.prescribedDrugs, wanted),
    diagnosis: sentenceOf(rules.diagnosis, diagnosis),
    opinion: sentenceOf(rules.opinion, opinion),
  }
  const shown: Partial<typeof wrong> = isTried ? wrong : {}
  const change = (drugId: string, changes: Partial<Line>) =>
    setLines(lines.map(one => (one.drugId === drugId ? { ...one, ...changes } : one)))
  const { consultId } = renewal

  const sign = () => {
    setTried(true)
    if (Object.values(wrong).some(Boolean)) return
    void modal.confirm({
      title: '确认签名并提交药师审核？',
      content: '签名后处方内容不能再改动，由另一名药师审核。',
      okText: '签名提交',
      cancelText: '返回修改',
      onOk: async () => {
        if (await writing.run({ consultId, drugs: wanted, diagnosis, opinion, overrideReason: reason }))
          void message.success('已签名，等待药师审核')
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
      <AddDrug
        onAdd={drug =>
          setLines([...lines.filter(one => one.drugId !== drug.drugId), { ...drug, packs: 1, days: usualDays }])
        }
      />
      {shown.lines && (
        <p className="field__wrong" role="alert">
          {shown.lines}
        </p>
      )}
      <Field label="诊断" wrong={shown.diagnosis}>
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
      {needsReason && (
        <Field label="坚持用药的理由" hint="存在“不宜使用”的警示时必须填写，药师会看到">
          {its => <Input {...its} value={reason} onChange={event => setReason(event.target.value)} />}
        </Field>
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

const renewalReasonMissing = '处方存在用药警示，请填写坚持用药的理由'

interface LineFieldsProps {
  line: Line
  onChange: (changes: Partial<Line>) => void
  onRemove: () => void
}

const LineFields = ({ line, onChange, onRemove }: LineFieldsProps) => {
  const name = (what: string) => `${line.drugName}的${what}`
  return (
    <div className="renewal-line">
      <p className="renewal-line__name">
        <strong>{line.drugName}</strong> {line.specification}
        <Button type="link" danger onClick={onRemove} aria-label={`移除${line.drugName}`}>
          移除
        </Button>
      </p>
      <Input
        aria-label={name('单次用量')}
        prefix="每次"
        value={line.dose}
        onChange={event => onChange({ dose: event.target.value })}
      />
      <Select
        aria-label={name('用药频次')}
        value={line.frequency}
        options={[...new Set([line.frequency, ...Object.values(frequencyLabels)])].map(value => ({
          value,
          label: value,
        }))}
        onChange={frequency => onChange({ frequency })}
      />
      <Input
        aria-label={name('给药途径')}
        value={line.route}
        onChange={event => onChange({ route: event.target.value })}
      />
      <InputNumber
        aria-label={name('用药天数')}
        suffix="天"
        min={1}
        max={renewalLimits.days}
        value={line.days}
        onChange={days => onChange({ days: days ?? 1 })}
      />
      <InputNumber
        aria-label={name('数量')}
        suffix="盒"
        min={1}
        max={renewalLimits.packs}
        value={line.packs}
        onChange={packs => onChange({ packs: packs ?? 1 })}
      />
    </div>
  )
}

function AddDrug({ onAdd }: { onAdd: (drug: DeskDrug) => void }) {
  const [word, setWord] = useState('')
  const found = useAsked(drugsOf(word), { unless: word === '', keep: true })
  const rows = word === '' ? [] : (found.value?.rows ?? [])
  return (
    <Select
      aria-label="添加药品"
      placeholder="添加药品：名称、拼音或首字母"
      showSearch={{ filterOption: false, onSearch: text => setWord(text.trim()) }}
      value={null}
      style={{ width: '100%', marginTop: 8 }}
      options={rows.map(one => ({
        value: one.drugId,
        label: `${one.drugName} ${one.specification}${one.canRenew ? '' : `（${controlLabels[one.control]}，不能在线开具）`}`,
        disabled: !one.canRenew,
      }))}
      onChange={(drugId: string | null) => {
        const drug = rows.find(one => one.drugId === drugId)
        if (drug) onAdd(drug)
        setWord('')
      }}
    />
  )
}
