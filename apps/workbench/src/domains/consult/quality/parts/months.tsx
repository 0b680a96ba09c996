import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { qualityVerdicts } from '@nethos/contract/consult/quality.rules.ts'
import type { QualityMonths } from '@nethos/contract/consult/quality.services.ts'
import { WholeTable } from '../../../../patterns/whole-table.tsx'
import { qualityMonths } from '../quality.calls.ts'

type Month = QualityMonths['months'][number]

const columns = [
  { title: '月份', dataIndex: 'month' },
  {
    title: '抽取方式',
    key: 'plan',
    sortBy: ({ share }: Month) => share,
    render: (_: unknown, { share, least }: Month) => `${share}%，每人至少${least}份`,
  },
  { title: '抽取', dataIndex: 'drawn' },
  ...(['good', 'fair', 'poor'] as const).map(mark => ({ title: qualityVerdicts[mark], dataIndex: mark })),
  { title: '逾期未评', dataIndex: 'overdue' },
  {
    title: '评价期限',
    dataIndex: 'judgeBy',
    sortBy: ({ judgeBy }: Month) => judgeBy,
    render: (at: number) => `${dayOf(at - 1)} 前`,
  },
  { title: '抽签码', dataIndex: 'seed' },
]

/** What is drawn by itself at the start of each month, and what came of it. */
export function QualityPlan() {
  const query = useServiceQuery(qualityMonths())
  const { share = 0, least = 0, days = 0 } = query.value?.plan ?? {}
  const isOn = share > 0 || least > 0
  return (
    <section className="office__section" aria-label="每月抽查">
      <h2>每月抽查</h2>
      {query.value && (
        <p>
          {isOn
            ? `每月1日从每位医生或团队上个月的咨询中抽取${share}%，至少${least}份，${days}天内评完，由运营人员轮流评价。`
            : '没有开启每月自动抽查。管理员可以在“系统参数”里设置抽查比例和每位医生至少几份。'}
        </p>
      )}
      <WholeTable<Month>
        label="每月抽查"
        query={{ ...query, value: query.value?.months }}
        columns={columns}
        rowKey={row => row.month}
        empty="还没有自动抽查过"
        emptyAs="figures"
      />
      <p className="quality__quiet">
        同一位医生的咨询按 md5(抽签码 + 咨询号) 从小到大排列，取最前面的几份，谁都可以用抽签码重新核对。
      </p>
    </section>
  )
}
