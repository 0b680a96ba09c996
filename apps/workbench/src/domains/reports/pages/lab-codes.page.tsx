import { useSearchParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { emptyLabMap } from '@nethos/contract/reports/lab/lab-documents.ts'
import { Choice } from '../../../controls/choice.tsx'
import { EditionFrame } from '../../../patterns/edition-frame.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { Empty, Fault, Waiting } from '../../../patterns/states.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { labMapForm } from '../parts/lab-map-form.tsx'
import { holds, labMaps } from '../reports.calls.ts'

/** 编码对照: what a hospital's own codes of laboratory items mean, reviewed by a second person like any other text. */
export default function LabCodesPage() {
  const [query, setQuery] = useSearchParams()
  const { value, status, sentence, retry } = useServiceQuery(holds())
  const hospitals = value?.hospitals ?? []
  const hosId = query.get('hosId') ?? hospitals[0]?.hosId
  return (
    <OfficePage
      title="编码对照"
      tools={
        <>
          {hosId !== undefined && (
            <Choice
              label="医院"
              value={hosId}
              of={Object.fromEntries(hospitals.map(one => [one.hosId, one.hosName]))}
              onChange={chosen => setQuery({ hosId: chosen })}
            />
          )}
          <LinkButton to="/lab">检验知识</LinkButton>
        </>
      }
    >
      {!value && (status === 'fault' ? <Fault sentence={sentence} onRetry={retry} /> : <Waiting rows={6} />)}
      {value && hosId === undefined && <Empty as="places" sentence="还没有医院" />}
      {value && hosId !== undefined && (
        <EditionFrame key={hosId} code={hosId} calls={labMaps} form={labMapForm(hosId)} empty={emptyLabMap} />
      )}
    </OfficePage>
  )
}
