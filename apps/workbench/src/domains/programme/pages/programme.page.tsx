import { Link, useParams } from 'react-router'
import type { ProgrammeDocument } from '@nethos/contract/programme/programme.document.ts'
import { problemsOfWritten } from '@nethos/contract/programme/programme.problems.ts'
import { EditionFrame, type EditionForm } from '../../../patterns/edition-frame.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { ProgrammeFields } from '../parts/programme-fields.tsx'
import { ProgrammePreview } from '../parts/programme-preview.tsx'
import { programmeEditions } from '../programme.calls.ts'

const empty: ProgrammeDocument = {
  name: '',
  summary: '',
  icon: 'hospital',
  tone: 'blue',
  entries: [{ title: '介绍', note: '', icon: 'info', target: { to: 'kind', kind: 'introduction' } }],
  introduction: { text: '', place: '', telephone: '' },
  experts: { departments: [], docIds: [], teamIds: [] },
  readings: [],
  notice: null,
  application: null,
  plan: null,
  hasTalk: false,
}

const form: EditionForm<ProgrammeDocument> = {
  editor: (document, onChange) => <ProgrammeFields document={document} onChange={onChange} />,
  preview: document => <ProgrammePreview document={document} />,
  problemsOf: problemsOfWritten,
  words: {
    name: '名称',
    summary: '一句话介绍',
    entries: '入口',
    introduction: '介绍',
    experts: '专家',
    readings: '资讯',
    notice: '须知',
    application: '申请',
    plan: '随访计划',
    hasTalk: '沟通',
    title: '标题',
    text: '内容',
    priceCents: '价格（分）',
  },
}

/** One zone: what is in use, its draft, and its history. */
export default function ProgrammePage() {
  const { code = '' } = useParams()
  return (
    <OfficePage title={`专区 ${code}`} tools={<Link to="/programmes">返回专区列表</Link>}>
      <p>{`患者的地址：/zone/${code}，可以在“首页内容”里设为入口。`}</p>
      <EditionFrame key={code} code={code} calls={programmeEditions} form={form} empty={empty} />
    </OfficePage>
  )
}
