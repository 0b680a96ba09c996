import { Button, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { WholeTable } from '../../../patterns/whole-table.tsx'
import { banners, type DeskBanner } from '../home.calls.ts'
import { timesInWords } from '../times.ts'
import { BannerDialog } from './banner-dialog.tsx'
import { itemColumns, stateColumn } from './item-columns.tsx'
import { ShownBanner } from './shown-banner.tsx'

/** The pictures that slide at the top of the home page. */
export function Banners() {
  const query = useServiceQuery(banners())
  const [edited, setEdited] = useState<DeskBanner | 'new'>()
  const columns: TableColumnsType<DeskBanner> = [
    {
      title: '横幅',
      key: 'banner',
      render: (_, { title, subtitle, pictureUrl }) => (
        <ShownBanner title={title} subtitle={subtitle} pictureUrl={pictureUrl} isSmall />
      ),
    },
    {
      title: '链接和时间',
      key: 'url',
      className: 'home-desk__words',
      render: (_, row) => <TwoLines first={row.url} second={timesInWords(row)} />,
    },
    stateColumn(),
    ...itemColumns({ kind: 'banner', idOf: ({ bannerId }) => bannerId, rows: query.value, onEdit: setEdited }),
  ]
  return (
    <>
      <div className="office__tools">
        <Button type="primary" onClick={() => setEdited('new')}>
          新建横幅
        </Button>
        <span>在患者首页顶部轮流展示，修改后马上生效。</span>
      </div>
      <WholeTable
        label="横幅"
        query={query}
        columns={columns}
        rowKey={row => row.bannerId}
        empty="还没有横幅，点「新建横幅」开始"
        emptyAs="filed"
      />
      {edited && <BannerDialog banner={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}
