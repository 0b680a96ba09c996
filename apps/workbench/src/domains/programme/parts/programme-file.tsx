import { Button } from 'antd'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { saveText } from '../../../controls/save-text.ts'
import { exportProgramme, programmeEditions } from '../programme.calls.ts'

/** What is in use as a file that another system reads; nothing while nothing is. */
export function ProgrammeFile({ code }: { code: string }) {
  const { value } = useServiceQuery(programmeEditions.one(code))
  const asking = useAnswered(exportProgramme)
  const edition = value?.edition ?? null
  if (edition === null) return null
  const save = async () => {
    const read = await asking.run({ code, edition })
    if (read) saveText(`${code}-${edition}.bundle.json`, read.bundle, 'application/fhir+json')
  }
  return (
    <Button loading={asking.isBusy} onClick={() => void save()}>
      导出使用中的版本（FHIR）
    </Button>
  )
}
