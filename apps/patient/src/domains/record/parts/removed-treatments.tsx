import { instantInWords } from '@nethos/contract/common/days.ts'
import type { RemovedTreatment } from '@nethos/contract/record/record.schemas.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Button } from '../../../controls/button.tsx'
import { toast } from '../../../controls/toast.ts'
import { Row } from '../../../patterns/row.tsx'
import { removedTreatments, restoreTreatment } from '../record.calls.ts'
import { visitDay } from './treatment-row.tsx'

/** 最近删除: what can be fetched back still, and until when. Nothing when there is none. */
export function RemovedTreatments({ personId }: { personId: string }) {
  const { value: removed = [] } = useServiceQuery(removedTreatments(personId))
  if (removed.length === 0) return null
  return (
    <section>
      <h2 className="treatments__title">最近删除</h2>
      {removed.map(one => (
        <Removed key={one.treatmentId} treatment={one} />
      ))}
    </section>
  )
}

function Removed({ treatment }: { treatment: RemovedTreatment }) {
  const restore = useCommand(restoreTreatment)
  const undo = async () => {
    if (await restore.run({ treatmentId: treatment.treatmentId })) toast('已恢复')
  }
  return (
    <Row>
      <p className="treatment">
        <strong>{visitDay(treatment)}</strong>
        <span className="treatment__text">{treatment.content}</span>
        <span className="treatment__until">{instantInWords(treatment.restorableUntil)}前可以恢复</span>
      </p>
      <Button look="soft" busy={restore.isBusy} onClick={undo}>
        撤销删除
      </Button>
    </Row>
  )
}
