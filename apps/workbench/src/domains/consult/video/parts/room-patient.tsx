import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Fault, Waiting } from '../../../../patterns/states.tsx'
import { deskConsult } from '../../consult.calls.ts'
import { Actions } from '../../parts/actions.tsx'
import { HealthFile } from '../../parts/health-file.tsx'
import { PatientHead } from '../../parts/patient-head.tsx'
import '../pages/room.css'

/** Whom the doctor meets, what was asked, and what he does beside talking: the record, and the end. */
export function RoomPatient({ consultId }: { consultId: string }) {
  const { value, status, sentence, retry } = useServiceQuery(deskConsult(consultId))
  const [isOpen, setOpen] = useState(false)
  if (!value) return status === 'fault' ? <Fault sentence={sentence} onRetry={retry} /> : <Waiting rows={3} />
  return (
    <div className="room-patient">
      <PatientHead head={value.head} />
      <div className="room-patient__bar">
        <Button onClick={() => setOpen(true)}>病情和健康档案</Button>
        <Actions shown={value} />
      </div>
      <Drawer
        title="病情和健康档案"
        open={isOpen}
        onClose={() => setOpen(false)}
        size={400}
        styles={{ body: { padding: 0 } }}
      >
        <HealthFile shown={value} />
      </Drawer>
    </div>
  )
}
