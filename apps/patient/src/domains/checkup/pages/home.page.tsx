import { useSearchParams } from 'react-router'
import { checkupPages } from '@nethos/contract/checkup/checkup.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { Card } from '../../../patterns/card.tsx'
import { EntryGrid } from '../../../patterns/entry-grid.tsx'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { centres, packages } from '../checkup.calls.ts'
import { PackageRow } from '../parts/package-row.tsx'
import '../parts/checkup.css'

/** 体检中心: where, what there is by category, and one's own. */
export default function HomePage() {
  const [query] = useSearchParams()
  const all = useServiceQuery(centres())
  const chosen = all.value?.find(one => one.centreId === query.get('orgId')) ?? all.value?.[0]
  const offered = useServiceQuery(packages(chosen?.centreId ?? ''), { unless: chosen === undefined })
  return (
    <HubPage>
      <Value of={all}>
        {rows =>
          rows.length === 0 ? (
            <Empty sentence="体检中心暂未开放网上预约" icon="checkup" />
          ) : (
            <Card>
              <ActionList
                actions={[
                  {
                    label: chosen?.centreName ?? '',
                    note: chosen?.address ?? '',
                    value: '切换',
                    to: checkupPages.chooseCentre.at,
                  },
                ]}
              />
            </Card>
          )
        }
      </Value>
      <Card>
        <EntryGrid
          columns={4}
          entries={[
            { label: '团体体检', to: checkupPages.teamCheckups.at },
            { label: '我的体检', to: checkupPages.mine.at },
            { label: '体检须知', to: checkupPages.notice.at },
            { label: '体检小程序', to: checkupPages.miniProgram.at },
          ]}
        />
      </Card>
      {chosen && (
        <Value of={offered} shape="rows">
          {rows => (
            <>
              {[...new Set(rows.map(one => one.category))].map(category => (
                <section key={category} className="checkup-items">
                  <h2>{category}</h2>
                  {rows
                    .filter(one => one.category === category)
                    .map(one => (
                      <PackageRow key={one.packageId} one={one} />
                    ))}
                </section>
              ))}
              <ActionList
                actions={[{ label: '全部套餐、筛选和对比', to: checkupPages.packages.to({ orgId: chosen.centreId }) }]}
              />
            </>
          )}
        </Value>
      )}
    </HubPage>
  )
}
