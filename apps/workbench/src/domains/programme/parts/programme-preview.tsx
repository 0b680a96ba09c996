import type { ProgrammeDocument } from '@nethos/contract/programme/programme.document.ts'
import { PhoneFrame } from '../../../patterns/phone-frame.tsx'

/** The zone's home and introduction, as wide as a phone shows them. */
export const ProgrammePreview = ({
  document: { name, summary, entries, introduction },
}: {
  document: ProgrammeDocument
}) => (
  <PhoneFrame label="手机预览">
    <h3>{name || '（还没有名称）'}</h3>
    <p>{summary}</p>
    <ul>
      {entries.map(entry => (
        <li key={entry.title}>{entry.title}</li>
      ))}
    </ul>
    {introduction.text.split(/\n{2,}/).map(part => (
      <p key={part}>{part.replace(/^#\s*/, '')}</p>
    ))}
    {introduction.place && <p>{`地址：${introduction.place}`}</p>}
    {introduction.telephone && <p>{`电话：${introduction.telephone}`}</p>}
  </PhoneFrame>
)
