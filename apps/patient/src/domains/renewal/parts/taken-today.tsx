import { useCommand } from '@nethos/calls/command.ts'
import type { MedicationDetail } from '@nethos/contract/renewal/renewal.schemas.ts'
import { Button } from '../../../controls/button.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { markTaken } from '../renewal.calls.ts'
import './renewal.css'

/** 今天: each time at which something is to be taken, and what; what he says of it can be taken back. */
export function TakenToday({ one }: { one: MedicationDetail }) {
  const marking = useCommand(markTaken)
  const mark = async (of: MedicationDetail['today'][number], isTaken: boolean) => {
    const { on, time } = of
    if (await marking.run({ prescriptionId: one.prescriptionId, on, time, isTaken }))
      toast(isTaken ? '已记为服用' : '已记为未服')
  }
  if (one.today.length === 0)
    return (
      <Card title="今天服用了吗">
        <p>今天没有到时间要用的药。</p>
      </Card>
    )
  return (
    <Card title="今天服用了吗">
      {one.today.map(of => (
        <div key={of.time} className="own-medicine">
          <div>
            <span>
              {of.time} {of.isTaken === null ? '未记录' : of.isTaken ? '已服用' : '未服'}
            </span>
            {of.drugNames.length > 0 && <p className="renewal-quiet">{of.drugNames.join('、')}</p>}
          </div>
          <div className="renewal-buttons">
            <Button
              look={of.isTaken === true ? 'soft' : 'quiet'}
              label={`${of.time}已服用`}
              onClick={async () => mark(of, true)}
            >
              已服用
            </Button>
            <Button
              look={of.isTaken === false ? 'soft' : 'quiet'}
              label={`${of.time}没有服`}
              onClick={async () => mark(of, false)}
            >
              没有服
            </Button>
          </div>
        </div>
      ))}
      <p className="renewal-quiet">漏服后不要自行加倍，按药品说明书处理或问药师。</p>
    </Card>
  )
}
