import type { SurgeryInfo } from '@nethos/contract/daysurgery/daysurgery.schemas.ts'
import { BarCode } from '../../../controls/bar-code.tsx'
import { QrCode } from '../../../controls/qr-code.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import './daysurgery.css'

/** 导诊单: what is shown at the hospital's desk, as either kind of scanner reads it. */
export const GuideCard = ({ one: { personName, recordNumber, place, ward } }: { one: SurgeryInfo }) => (
  <Card title="导诊单：到院时出示">
    <Lines
      lines={[
        { label: '就诊人', value: personName },
        { label: '病案号', value: recordNumber },
        { label: '病区', value: ward },
        { label: '报到地点', value: place },
      ]}
    />
    <div className="surgery-code">
      <QrCode text={recordNumber} label={`病案号${recordNumber}的二维码`} />
    </div>
    <BarCode text={recordNumber} label={`病案号${recordNumber}的条形码`} />
  </Card>
)
