import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { useWide } from '../../../../controls/use-wide.ts'
import { Fault, Waiting } from '../../../../patterns/states.tsx'
import { ReportsOfConsult } from '../../../reports/public.tsx'
import { deskConsult } from '../../consult.calls.ts'
import { Actions } from '../../parts/actions.tsx'
import { HealthFile } from '../../parts/health-file.tsx'
import { allergyLine, PatientHead } from '../../parts/patient-head.tsx'
import '../pages/room.css'

/** Whom the doctor meets, what was asked, and what he does beside talking: the record, and the end. */
export function RoomPatient({ consultId }: { consultId: string }) {
  const { value, status, sentence, retry } = useServiceQuery(deskConsult(consultId))
  const [isOpen, setOpen] = useState(false)
  const isWide = useWide(720)
  if (!value) return status === 'fault' ? <Fault sentence={sentence} onRetry={retry} /> : <Waiting rows={3} />
  return (
    <div className="room-patient">
      {isWide ? (
        <PatientHead head={value.head} />
      ) : (
        <details className="room-patient__fold" open>
          <summary>{allergyLine(value.head)}</summary>
          <PatientHead head={value.head} />
        </details>
      )}
      <div className="room-patient__bar">
        <Button onClick={() => setOpen(true)}>病情和健康档案</Button>
        <Actions shown={value} />
      </div>
      <Drawer
        title="病情和健康档案"
        open={isOpen}
        onClose={() => setOpen(false)}
        {...(isWide ? { size: 400 } : { placement: 'bottom', size: '80dvh' })}
        styles={{ body: { padding: 0 } }}
      >
        <HealthFile shown={value} />
        <ReportsOfConsult consultId={consultId} />
      </Drawer>
    </div>
  )
}
