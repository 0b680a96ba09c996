import { Button, Checkbox, Radio } from 'antd'
import {
  campaignDocument,
  campaignPictures,
  campaignPictureWords,
  type CampaignDocument,
  type CampaignPicture,
} from '@nethos/contract/activity/campaign.document.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Field } from '../../../controls/field.tsx'
import { AreaLine, TextLine } from '../../../controls/lines.tsx'
import type { EditionForm } from '../../../patterns/edition-editor.tsx'
import { PhoneFrame } from '../../../patterns/phone-frame.tsx'
import { ClinicField } from './clinic-field.tsx'
import { DoctorsField } from './doctors-field.tsx'

interface FieldsProps {
  document: CampaignDocument
  onChange: (document: CampaignDocument) => void
}

const pictures = campaignPictures.map(value => ({ value, label: campaignPictureWords[value] }))

function Fields({ document, onChange }: FieldsProps) {
  const change = (changes: Partial<CampaignDocument>) => onChange({ ...document, ...changes })
  return (
    <>
      <TextLine label="活动名称" value={document.title} onChange={title => change({ title })} />
      <TextLine label="一句话介绍" value={document.summary} onChange={summary => change({ summary })} />
      <Field label="题图">
        {({ id }) => (
          <Radio.Group
            id={id}
            aria-label="题图"
            options={pictures}
            value={document.picture}
            onChange={event => change({ picture: event.target.value as CampaignPicture })}
          />
        )}
      </Field>
      <SectionFields sections={document.sections} onChange={sections => change({ sections })} />
      <DoctorsField label="参加的医生" value={document.docIds} onChange={docIds => change({ docIds })} />
      <ClinicField value={document.freeClinicId ?? ''} onChange={freeClinicId => change({ freeClinicId })} />
      <Checkbox checked={document.hasPhone} onChange={event => change({ hasPhone: event.target.checked })}>
        显示客服电话
      </Checkbox>
      <ButtonFields button={document.button} onChange={button => change({ button })} />
    </>
  )
}

interface SectionFieldsProps {
  sections: CampaignDocument['sections']
  onChange: (sections: CampaignDocument['sections']) => void
}

function SectionFields({ sections, onChange }: SectionFieldsProps) {
  const section = (at: number, changes: Partial<CampaignDocument['sections'][number]>) =>
    onChange(sections.map((one, nth) => (nth === at ? { ...one, ...changes } : one)))
  return (
    <>
      {sections.map((one, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a section has no name of its own, and is not moved
        <fieldset key={at}>
          <TextLine label={`第${at + 1}段小标题`} value={one.heading} onChange={heading => section(at, { heading })} />
          <AreaLine
            label={`第${at + 1}段正文`}
            minRows={2}
            maxRows={8}
            value={one.text}
            onChange={text => section(at, { text })}
          />
          <Button onClick={() => onChange(sections.filter((_, nth) => nth !== at))}>{`删除第${at + 1}段`}</Button>
        </fieldset>
      ))}
      <Button onClick={() => onChange([...sections, { heading: '', text: '' }])}>添加一段</Button>
    </>
  )
}

interface ButtonFieldsProps {
  button: CampaignDocument['button']
  onChange: (button: CampaignDocument['button']) => void
}

const ButtonFields = ({ button, onChange }: ButtonFieldsProps) => (
  <>
    <Checkbox
      checked={button !== null}
      onChange={event => onChange(event.target.checked ? { label: '', path: '/' } : null)}
    >
      底部按钮
    </Checkbox>
    {button && (
      <>
        <TextLine label="按钮上的字" value={button.label} onChange={label => onChange({ ...button, label })} />
        <TextLine
          label="按钮地址"
          hint="本应用的页面，如 /doc/index"
          value={button.path}
          onChange={path => onChange({ ...button, path })}
        />
      </>
    )}
  </>
)

const Preview = ({ title, summary, sections, button }: CampaignDocument) => (
  <PhoneFrame label="预览">
    <h2>{title || '活动名称'}</h2>
    <p>{summary}</p>
    {sections.map(({ heading, text }) => (
      <section key={`${heading} ${text}`}>
        <h3>{heading}</h3>
        <p>{text}</p>
      </section>
    ))}
    {button && <p>{`【${button.label}】`}</p>}
  </PhoneFrame>
)

/** How a campaign is written and shown at the desk. */
export const campaignForm: EditionForm<CampaignDocument> = {
  editor: (document, onChange) => <Fields document={document} onChange={onChange} />,
  preview: document => <Preview {...document} />,
  problemsOf: document => {
    const sentence = sentenceOf(campaignDocument, document)
    return sentence === undefined ? [] : [sentence]
  },
  words: {
    title: '活动名称',
    summary: '一句话介绍',
    picture: '题图',
    sections: '正文',
    heading: '小标题',
    text: '正文',
    docIds: '医生',
    teamIds: '团队',
    freeClinicId: '义诊',
    hasPhone: '客服电话',
    button: '按钮',
    label: '按钮上的字',
    path: '按钮地址',
  },
}
