import { App, Button } from 'antd'
import { Link, useParams } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { ClinicQueue } from '@nethos/contract/clinics/clinic-queue.services.ts'
import { timeOf } from '@nethos/contract/common/days.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { VisitorTable } from '../parts/visitor-table.tsx'
import { callNext, clinicQueue } from '../queue.calls.ts'

/** One line: who is inside, who waits, who has not come yet; printed it is the list of the day. */
export default function ClinicQueuePage() {
  const { hosId = '', sessionCode = '' } = useParams()
  const query = useServiceQuery(clinicQueue(hosId, sessionCode), { keepPrevious: true, everyMs: 5_000 })
  const { value, status, sentence, retry } = query
  const { message } = App.useApp()
  const calling = useCommand(callNext)
  const call = async () => {
    const called = await calling.run({ hosId, sessionCode })
    if (called) void message.success(`请${called.no}号${called.name && ` ${called.name}`}就诊`)
  }
  return (
    <OfficePage
      title={value ? titleOf(value.queue) : '候诊叫号'}
      tools={
        <>
          <Link to="/clinic-queues">返回今天的门诊</Link>
          <Button onClick={() => window.print()}>打印名单</Button>
          <Button
            type="primary"
            disabled={!value || value.queue.waitingCount === 0}
            loading={calling.isBusy}
            onClick={() => void call()}
          >
            叫下一位
          </Button>
        </>
      }
    >
      {value ? (
        <>
          <p role="status">{countsOf(value.queue)}</p>
          <VisitorTable hosId={hosId} sessionCode={sessionCode} visitors={value.visitors} />
        </>
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting rows={8} />
      )}
    </OfficePage>
  )
}

const titleOf = ({ deptName, doctorName, room, startsAt, endsAt }: ClinicQueue): string =>
  `${[deptName, doctorName, room].filter(Boolean).join(' · ')} ${timeOf(startsAt)}-${timeOf(endsAt)}`

const countsOf = ({ calledNo, waitingCount, doneCount, expectedCount }: ClinicQueue): string =>
  `${calledNo ? `叫到${calledNo}号` : '还没有叫号'}，候诊${waitingCount}人，已就诊${doneCount}人，共${expectedCount}个号`
