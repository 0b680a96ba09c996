import { Button } from 'antd'
import { useSearchParams } from 'react-router'
import { emptyLabItem } from '@nethos/contract/reports/lab/lab-documents.ts'
import { EditionFrame } from '../../../patterns/edition-frame.tsx'
import { EditionList } from '../../../patterns/edition-list.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { labItemForm } from '../parts/lab-item-form.tsx'
import { labItems } from '../reports.calls.ts'

/** 检验知识: what patients read of each laboratory item; with a code in the address the one that is written. */
export default function LabPage() {
  const [query, setQuery] = useSearchParams()
  const code = query.get('code')
  if (!code)
    return (
      <OfficePage title="检验知识" tools={<LinkButton to="/lab/codes">编码对照</LinkButton>}>
        <EditionList noun="检验项目" calls={labItems} onOpen={one => setQuery({ code: one })} />
      </OfficePage>
    )
  return (
    <OfficePage title={`检验知识 ${code}`} tools={<Button onClick={() => setQuery({})}>返回列表</Button>}>
      <EditionFrame key={code} code={code} calls={labItems} form={labItemForm} empty={emptyLabItem} />
    </OfficePage>
  )
}
