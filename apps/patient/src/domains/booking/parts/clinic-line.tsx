import { useEvents } from '@nethos/calls/events.ts'
import { query, useServiceQuery } from '@nethos/calls/query.ts'
import { clinicQueueServices } from '@nethos/contract/clinics/clinic-queue.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { Card } from '../../../patterns/card.tsx'

const place = (bookingId: string) => query(clinicQueueServices.ownPlace, { bookingId })
type Place = OutputOf<typeof clinicQueueServices.ownPlace>

/** 候诊: where this booking stands in the line today, at hospitals that are called from here. Nothing elsewhere. */
export function ClinicLine({ bookingId }: { bookingId: string }) {
  const result = useServiceQuery(place(bookingId), { everyMs: 30_000 })
  useEvents(({ type, id }) => {
    if (type === 'booking' && id === bookingId) result.retry()
  })
  const one = result.value
  if (!one || one.status === 'none' || one.status === 'left') return null
  return (
    <Card title="候诊">
      <p role="status">{sentenceOf(one)}</p>
      {one.calledNo > 0 && one.status !== 'done' && (
        <p>
          现在叫到{one.calledNo}号，您是{one.no}号。
        </p>
      )}
    </Card>
  )
}

function sentenceOf({ status, before, wait, room }: Place): string {
  const at = room || '诊室'
  switch (status) {
    case 'waiting': {
      const first = before === 0 ? '下一位就是您，请在诊室门口等候。' : `前面还有${before}位。`
      if (!wait) return first
      return `${first}大约${wait.fromMinutes === wait.toMinutes ? '' : `${wait.fromMinutes}到`}${wait.toMinutes}分钟后叫到您。`
    }
    case 'called':
      return `叫到您了，请现在到${at}就诊。`
    case 'passed':
      return '您已过号，请到分诊台说明，会重新安排。'
    case 'done':
      return '本次就诊已完成。'
    case 'expected':
    case 'left':
    case 'none':
      return `到医院后请先到分诊台报到，出示取号码或身份证，再到${at}候诊。`
  }
}
