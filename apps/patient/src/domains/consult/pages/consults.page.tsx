import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { useNavigate, useParams } from 'react-router'
import { consultStates, consultStatuses, type ConsultStatus } from '@nethos/contract/consult/consult.status.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Tabs } from '../../../controls/tabs.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { consults } from '../consult.calls.ts'
import { ConsultCard } from '../parts/consult-card.tsx'

type Shown = Exclude<ConsultStatus, 'expired'> | 'all'

const tabs = [
  { value: 'all', label: '全部' },
  { value: 'unpaid', label: '待付款' },
  { value: 'going', label: '进行中' },
  { value: 'unreviewed', label: '待评价' },
  { value: 'finished', label: '已完成' },
  { value: 'cancelled', label: '已取消' },
] as const satisfies readonly { value: Shown; label: string }[]

/** The state that an address names, by our word or by the wire's code; what has expired is read as cancelled. */
const shownBy = (text: string): Shown => {
  const status = consultStatuses.find(one => one === text || String(consultStates[one].code) === text) ?? 'all'
  return status === 'expired' ? 'cancelled' : status
}

/** 我的咨询: the state stands in the address. */
export default function ConsultsPage() {
  const { status = 'all' } = useParams()
  const shown = shownBy(status)
  const go = useNavigate()
  const rows = useRows(consults(shown), { everyMs: 15_000 })
  return (
    <ListPage
      rows={rows}
      empty="暂无咨询"
      icon="talks"
      way={
        <ButtonLink to={doctorPages.doctors.at} look="soft">
          去问医生
        </ButtonLink>
      }
      head={
        <Tabs
          label="咨询状态"
          tabs={tabs}
          value={shown}
          onChange={next => void go(consultPages.consults.to({ status: next }), { replace: true })}
        />
      }
    >
      {consult => <ConsultCard key={consult.consultId} consult={consult} />}
    </ListPage>
  )
}
