import { useNavigate, useParams } from 'react-router'
import { consultPaths } from '@nethos/contract/consult/consult.paths.ts'
import { consultStatuses, type ConsultStatus } from '@nethos/contract/consult/consult.status.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Tabs } from '../../../controls/tabs.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { doctorPaths } from '@nethos/contract/doctors/doctors.paths.ts'
import { consults } from '../consult.calls.ts'
import { ConsultCard } from '../parts/consult-card.tsx'

type Shown = ConsultStatus | 'all'

const tabs = [
  { value: 'all', label: '全部' },
  { value: 'unpaid', label: '待付款' },
  { value: 'going', label: '进行中' },
  { value: 'unreviewed', label: '待评价' },
  { value: 'finished', label: '已完成' },
  { value: 'cancelled', label: '已取消' },
] as const satisfies readonly { value: Shown; label: string }[]

/** 我的咨询: the state stands in the address. */
export default function ConsultsPage() {
  const { status = 'all' } = useParams()
  const shown: Shown = consultStatuses.find(one => one === status) ?? 'all'
  const go = useNavigate()
  const rows = useRows(consults(shown), { everyMs: 15_000 })
  return (
    <ListPage
      title="我的咨询"
      rows={rows}
      empty="暂无咨询"
      way={
        <ButtonLink to={doctorPaths.doctors} look="soft">
          去问医生
        </ButtonLink>
      }
      head={
        <Tabs
          label="咨询状态"
          tabs={tabs}
          value={tabs.find(tab => tab.value === shown)?.value ?? 'all'}
          onChange={next => void go(consultPaths.consultsOf.replace(':status', next), { replace: true })}
        />
      }
    >
      {consult => <ConsultCard key={consult.consultId} consult={consult} />}
    </ListPage>
  )
}
