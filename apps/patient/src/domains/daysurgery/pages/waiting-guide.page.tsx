import { useServiceQuery } from '@nethos/calls/query.ts'
import { BarCode } from '../../../controls/bar-code.tsx'
import { QrCode } from '../../../controls/qr-code.tsx'
import { Tag, type Tone } from '../../../controls/tag.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { Row } from '../../../patterns/row.tsx'
import { Value } from '../../../patterns/value.tsx'
import '../parts/daysurgery.css'
import { OfWaiting } from '../parts/of-waiting.tsx'
import { guideSteps } from '../waiting.calls.ts'

const tones: Readonly<Record<'done' | 'now' | 'later', Tone>> = { done: 'good', now: 'brand', later: 'quiet' }

/** 导诊单: who it is, the code to be scanned, and every step with its place and how far it is. */
export default function WaitingGuidePage() {
  return (
    <OfWaiting>
      {(one, { personId, personName, recordNumber, hosName }) => (
        <>
          <Card title={personName}>
            <Lines
              lines={[
                { label: '病案号', value: recordNumber },
                { label: '住院证号', value: one.noteNo },
                { label: '医院', value: hosName },
                { label: '科室', value: one.deptName },
                { label: '报到地点', value: one.wardPlace },
              ]}
            />
            {recordNumber !== '' && (
              <div className="surgery-code">
                <QrCode text={recordNumber} label={`病案号${recordNumber}的二维码`} />
              </div>
            )}
            {recordNumber !== '' && <BarCode text={recordNumber} label={`病案号${recordNumber}的条形码`} />}
          </Card>
          <Steps personId={personId} />
        </>
      )}
    </OfWaiting>
  )
}

const Steps = ({ personId }: { personId: string }) => (
  <Value of={useServiceQuery(guideSteps(personId))} shape="rows">
    {steps => (
      <div className="surgery-list">
        {steps.map(step => (
          <Row key={step.serviceName} {...(step.link !== '' && { to: step.link })}>
            <p className="surgery-message">
              <strong>{step.serviceName}</strong>
              <Tag tone={tones[step.status]}>{step.statusLabel}</Tag>
            </p>
            <p className="surgery-quiet">{step.note}</p>
            <p className="surgery-quiet">地点：{step.place}</p>
          </Row>
        ))}
      </div>
    )}
  </Value>
)
