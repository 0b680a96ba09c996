import { Link, useParams } from 'react-router'
import type { ProgrammeDocument } from '@nethos/contract/programme/programme.document.ts'
import { EditionFrame } from '../../../patterns/edition-frame.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { programmeForm } from '../editor/programme-form.tsx'
import { ProgrammeFile } from '../parts/programme-file.tsx'
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

/** One zone: what is in use, its draft, and its history. */
export default function ProgrammePage() {
  const { code = '' } = useParams()
  return (
    <OfficePage title={`专区 ${code}`} tools={<Link to="/programmes">返回专区列表</Link>}>
      <p>{`患者的地址：/zone/${code}，可以在“首页内容”里设为入口。`}</p>
      <ProgrammeFile code={code} />
      <EditionFrame key={code} code={code} calls={programmeEditions} form={programmeForm} empty={empty} />
    </OfficePage>
  )
}
