import {
  entryKinds,
  programmePageKinds,
  type ProgrammeDocument,
  type ProgrammeEntry,
} from '@nethos/contract/programme/programme.document.ts'
import { ChoiceLine, TextLine } from '../../../controls/lines.tsx'
import { IconChoice } from '../../../controls/icon-choice.tsx'
import type { SectionProps } from './basics.tsx'
import { ListOf, type PartProps } from './list-of.tsx'

type Target = ProgrammeEntry['target']
type Way = (typeof entryKinds)[number] | 'page'
const page = 'page'
const targets: readonly { value: Way; label: string }[] = [
  ...entryKinds.map(kind => ({ value: kind, label: programmePageKinds[kind] })),
  { value: page, label: '本应用的其他页面' },
]

/** The ways that the zone's home offers. */
export const EntriesEditor = ({ document, onChange, wrongAt }: SectionProps) => (
  <ListOf
    noun="入口"
    value={document.entries}
    onChange={entries => onChange({ ...document, entries })}
    place="entries"
    wrongAt={wrongAt}
    titleOf={one => one.title}
    fresh={(): ProgrammeEntry => ({
      title: '',
      note: '',
      icon: 'info',
      target: { to: 'kind', kind: 'introduction' },
    })}
    least={1}
    most={16}
  >
    {its => <OneEntry {...its} readings={document.readings} />}
  </ListOf>
)

function OneEntry({
  value,
  onChange,
  place,
  wrongAt,
  readings,
}: PartProps<ProgrammeEntry> & { readings: ProgrammeDocument['readings'] }) {
  const put = (changes: Partial<ProgrammeEntry>) => onChange({ ...value, ...changes })
  const { target } = value
  const chosen = target.to === page ? page : target.kind
  const lead = (to: Way): Target =>
    to === page
      ? { to: page, address: '/' }
      : { to: 'kind', kind: to, ...(to === 'reading' && readings[0] && { set: readings[0].code }) }
  return (
    <>
      <div className="peditor__pair">
        <TextLine
          label="入口名称"
          maxLength={10}
          value={value.title}
          error={wrongAt(`${place}/title`)}
          onChange={title => put({ title })}
        />
        <TextLine
          label="小字说明"
          maxLength={20}
          value={value.note}
          error={wrongAt(`${place}/note`)}
          onChange={note => put({ note })}
        />
        <ChoiceLine
          label="通向"
          options={targets}
          value={chosen}
          error={wrongAt(`${place}/target`)}
          onChange={to => put({ target: lead(to) })}
        />
        {target.to === page && (
          <TextLine
            label="页面地址"
            hint="以 / 开头，例如 /book"
            value={target.address}
            error={wrongAt(`${place}/target/address`)}
            onChange={address => put({ target: { to: page, address: address.trim() } })}
          />
        )}
        {target.to === 'kind' && target.kind === 'reading' && (
          <ChoiceLine
            label="哪一组资讯"
            options={readings.map(one => ({ value: one.code, label: one.title || one.code }))}
            value={target.set ?? ''}
            onChange={set => put({ target: { ...target, set } })}
          />
        )}
      </div>
      <IconChoice value={value.icon} onChange={icon => put({ icon })} />
    </>
  )
}
