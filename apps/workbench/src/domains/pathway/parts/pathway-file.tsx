import { Button } from 'antd'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { saveText } from '../../../controls/save-text.ts'
import { exportPathway } from '../pathway.calls.ts'

/** The person's own plan as files that another system reads; who took it is written down. */
export function PathwayFile({ pathwayId }: { pathwayId: string }) {
  const asking = useAnswered(exportPathway)
  const save = async () => {
    const read = await asking.run({ pathwayId })
    if (!read) return
    saveText(`${pathwayId}.careplan.json`, read.carePlan, 'application/fhir+json')
    saveText(`${pathwayId}.plandefinition.json`, read.planDefinition, 'application/fhir+json')
  }
  return (
    <>
      <Button loading={asking.isBusy} onClick={() => void save()}>
        导出（FHIR CarePlan）
      </Button>
      {asking.sentence && <p role="alert">{asking.sentence}</p>}
    </>
  )
}
