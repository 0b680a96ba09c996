import { nthOf } from '@nethos/contract/common/present.ts'
import { Button } from 'antd'
import { bandGenders, type Band, type Tone } from '@nethos/contract/questionnaire/questionnaire.document.ts'
import { AreaLine, ChoiceLine, SwitchLine, TextLine } from '../../../controls/lines.tsx'
import { replaced, without } from './change.ts'
import { freshBand } from './fresh.ts'
import { ListBar } from './list-bar.tsx'
import { NumberLine } from './number-line.tsx'

const tones: { value: Tone; label: string }[] = [
  { value: 'good', label: '良好' },
  { value: 'watch', label: '留意' },
  { value: 'warn', label: '警示' },
  { value: 'danger', label: '危险' },
]
const genders = [
  { value: '', label: '所有人' },
  { value: 'M', label: bandGenders.M },
  { value: 'F', label: bandGenders.F },
] as const

interface BandsEditorProps {
  name: string
  bands: readonly Band[]
  onChange: (bands: Band[]) => void
}

/** The levels of a sum: from, to, what it is called and what to do. */
export function BandsEditor({ name, bands, onChange }: BandsEditorProps) {
  const change = (at: number, changes: Partial<Band>) =>
    onChange(replaced(bands, at, { ...nthOf(bands, at), ...changes }))
  return (
    <fieldset className="qeditor__list">
      <legend>分级</legend>
      {bands.map((band, at) => {
        const its = `${name}${at + 1}`
        return (
          // oxlint-disable-next-line react/no-array-index-key -- its level is being typed
          <div key={at} className="qeditor__list">
            <div className="qeditor__pair">
              <NumberLine label={`${its}从几分`} value={band.from} onChange={from => change(at, { from: from ?? 0 })} />
              <NumberLine label="到几分" value={band.to} onChange={to => change(at, { to: to ?? 0 })} />
              <TextLine label="等级名称" value={band.title} onChange={title => change(at, { title })} />
              <TextLine label="等级编号" value={band.level} onChange={level => change(at, { level: level.trim() })} />
              <ChoiceLine label="颜色" value={band.tone} options={tones} onChange={tone => change(at, { tone })} />
              <ChoiceLine
                label="适用"
                value={band.gender ?? ''}
                options={genders}
                onChange={gender => change(at, { gender: gender === '' ? undefined : gender })}
              />
            </div>
            <AreaLine
              label="给患者的建议"
              minRows={1}
              maxRows={6}
              value={band.advice}
              onChange={advice => change(at, { advice })}
            />
            <SwitchLine label="通知护士查看" value={band.flagged} onChange={flagged => change(at, { flagged })} />
            <ListBar name={its} onRemove={() => onChange(without(bands, at))} />
          </div>
        )
      })}
      <div>
        <Button size="small" onClick={() => onChange([...bands, freshBand(bands)])}>
          添加分级
        </Button>
      </div>
    </fieldset>
  )
}
