import type { ProgrammeDocument } from '@nethos/contract/programme/programme.document.ts'
import { IconChoice } from '../../../controls/icon-choice.tsx'
import { AreaLine, ChoiceLine, SwitchLine, TextLine } from '../../../controls/lines.tsx'
import type { WrongAt } from './list-of.tsx'

const tones = [
  { value: 'blue', label: '蓝' },
  { value: 'green', label: '绿' },
  { value: 'rose', label: '玫红' },
  { value: 'amber', label: '琥珀' },
  { value: 'violet', label: '紫' },
] as const

export interface SectionProps {
  document: ProgrammeDocument
  onChange: (document: ProgrammeDocument) => void
  wrongAt: WrongAt
}

/** Its name, its picture, and whether one can write to each other. */
export function Basics({ document, onChange, wrongAt }: SectionProps) {
  const put = (changes: Partial<ProgrammeDocument>) => onChange({ ...document, ...changes })
  return (
    <>
      <TextLine
        label="名称"
        maxLength={20}
        value={document.name}
        error={wrongAt('name')}
        onChange={name => put({ name })}
      />
      <TextLine
        label="一句话介绍"
        maxLength={60}
        value={document.summary}
        error={wrongAt('summary')}
        onChange={summary => put({ summary })}
      />
      <IconChoice value={document.icon} onChange={icon => put({ icon })} />
      <ChoiceLine label="颜色" options={tones} value={document.tone} onChange={tone => put({ tone })} />
      <SwitchLine
        label="患者和医护可以沟通"
        value={document.hasTalk}
        error={wrongAt('hasTalk')}
        onChange={hasTalk => put({ hasTalk })}
      />
    </>
  )
}

/** What it is, where, and whom to call. */
export function Introduction({ document, onChange, wrongAt }: SectionProps) {
  const { introduction } = document
  const put = (changes: Partial<typeof introduction>) =>
    onChange({ ...document, introduction: { ...introduction, ...changes } })
  return (
    <>
      <AreaLine
        label="介绍"
        hint="空一行分段；以 # 开头的一行是小标题"
        minRows={6}
        maxRows={20}
        value={introduction.text}
        error={wrongAt('introduction/text')}
        onChange={text => put({ text })}
      />
      <TextLine
        label="地址"
        value={introduction.place}
        error={wrongAt('introduction/place')}
        onChange={place => put({ place })}
      />
      <TextLine
        label="电话"
        value={introduction.telephone}
        error={wrongAt('introduction/telephone')}
        onChange={telephone => put({ telephone })}
      />
    </>
  )
}

/** What is read and agreed to before anything is asked. */
export function NoticeEditor({ document, onChange, wrongAt }: SectionProps) {
  const { notice } = document
  const put = (changes: Partial<NonNullable<typeof notice>>) =>
    notice && onChange({ ...document, notice: { ...notice, ...changes } })
  return (
    <>
      <SwitchLine
        label="申请前先读须知"
        value={notice !== null}
        onChange={has => onChange({ ...document, notice: has ? { title: '申请须知', text: '', consent: '' } : null })}
      />
      {notice && (
        <>
          <TextLine
            label="须知标题"
            value={notice.title}
            error={wrongAt('notice/title')}
            onChange={title => put({ title })}
          />
          <AreaLine
            label="须知内容"
            minRows={6}
            maxRows={20}
            value={notice.text}
            error={wrongAt('notice/text')}
            onChange={text => put({ text })}
          />
          <TextLine
            label="同意的话"
            hint="例如：我已阅读并同意《申请须知》"
            value={notice.consent}
            error={wrongAt('notice/consent')}
            onChange={consent => put({ consent })}
          />
        </>
      )}
    </>
  )
}
