import { App } from 'antd'
import { Link, useNavigate } from 'react-router'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { programmeDocument } from '@nethos/contract/programme/programme.document.ts'
import { EditionImport } from '../../../patterns/edition-import.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { programmeEditions, readFhir } from '../programme.calls.ts'

/** A Bundle or a PlanDefinition of HL7 FHIR R4 becomes a draft. */
export default function ImportPage() {
  const { message } = App.useApp()
  const navigate = useNavigate()
  const reading = useAnswered(readFhir)
  const saving = useAnswered(programmeEditions.save)
  const begin = async (code: string, read: unknown) => {
    const document = programmeDocument.parse(read)
    if (!(await saving.run({ code, seenAt: null, document, note: '由 FHIR 计划导入' }))) return
    void message.success('已存为草稿')
    void navigate(`/programmes/${code}`)
  }
  return (
    <OfficePage title="导入 FHIR 专区" tools={<Link to="/programmes">返回专区列表</Link>}>
      <EditionImport
        label="Bundle 或 PlanDefinition（HL7 FHIR R4，JSON）"
        noun="专区"
        reading={{ ...reading, run: bundle => reading.run({ bundle }) }}
        saving={{ ...saving, run: begin }}
      />
    </OfficePage>
  )
}
