import { knownAnchors, type PathwayDocument } from '@nethos/contract/pathway/pathway.document.ts'
import { ChoiceLine, TextLine } from '../../../controls/lines.tsx'
import { freshCode } from './change.ts'
import { ListOf, type PartProps } from './list-of.tsx'

type Anchor = PathwayDocument['anchors'][number]
const own = ''
const meanings = [
  { value: own, label: '这个计划自己的起点' },
  ...Object.entries(knownAnchors).map(([value, label]) => ({ value, label })),
]

/** Instants that tasks count from beside the usual ones, and which event of the hospital says when one was. */
export const AnchorsEditor = ({ value, onChange, place, wrongAt }: PartProps<readonly Anchor[]>) => (
  <ListOf
    noun="起点"
    value={value}
    onChange={onChange}
    place={place}
    wrongAt={wrongAt}
    titleOf={one => one.label}
    fresh={() => freshAnchor(value)}
    most={20}
  >
    {its => <OneAnchor {...its} all={value} />}
  </ListOf>
)

const freshAnchor = (all: readonly Anchor[]): Anchor => ({
  key: freshCode(
    'anchor',
    all.map(one => one.key),
  ),
  label: '',
})

function OneAnchor({ value, onChange, place, wrongAt, all }: PartProps<Anchor> & { all: readonly Anchor[] }) {
  const { event, ...unsaid } = value
  const isKnown = (key: string): key is keyof typeof knownAnchors => key in knownAnchors
  const chosen: string = isKnown(value.key) ? value.key : own
  const choose = (key: string) =>
    onChange(
      isKnown(key) ? { ...value, key, label: knownAnchors[key] } : { ...value, key: freshAnchor(all).key, label: '' },
    )
  return (
    <div className="peditor__pair">
      <ChoiceLine label="哪个起点" options={meanings} value={chosen} error={wrongAt(place)} onChange={choose} />
      <TextLine
        label="起点名称"
        maxLength={20}
        value={value.label}
        error={wrongAt(`${place}/label`)}
        onChange={label => onChange({ ...value, label })}
      />
      <TextLine
        label="由医院的哪个事件确定"
        hint="不写就由工作台登记"
        value={event ?? ''}
        error={wrongAt(`${place}/event`)}
        onChange={text => onChange(text.trim() === '' ? unsaid : { ...value, event: text.trim() })}
      />
    </div>
  )
}
