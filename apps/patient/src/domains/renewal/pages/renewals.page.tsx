import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { useNavigate, useParams } from 'react-router'
import { renewalTabNames, renewalTabs } from '@nethos/contract/renewal/renewal.status.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Tabs } from '../../../controls/tabs.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { RenewalCard } from '../parts/renewal-card.tsx'
import { renewals } from '../renewal.calls.ts'

const tabs = renewalTabNames.map(value => ({ value, label: renewalTabs[value].label }))

/** 我的续方: the tab stands in the address. */
export default function RenewalsPage() {
  const { status = 'all' } = useParams()
  const shown = renewalTabNames.find(one => one === status) ?? 'all'
  const go = useNavigate()
  const rows = useRows(renewals(shown), { everyMs: 15_000 })
  return (
    <ListPage
      rows={rows}
      empty="暂无续方记录"
      icon="renewal"
      way={
        <ButtonLink to={renewalPages.choosePerson.at} look="soft">
          去续方
        </ButtonLink>
      }
      head={
        <Tabs
          label="续方状态"
          tabs={tabs}
          value={shown}
          onChange={next => void go(renewalPages.renewals.to({ status: next }), { replace: true })}
        />
      }
      bar={<ButtonLink to={renewalPages.choosePerson.at}>申请续方</ButtonLink>}
    >
      {renewal => <RenewalCard key={renewal.consultId} renewal={renewal} />}
    </ListPage>
  )
}
