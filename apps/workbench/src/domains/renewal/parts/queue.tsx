import type { TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { RenewalStatus } from '@nethos/contract/renewal/renewal.status.ts'
import { Tag, type Tone } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import type { QueueRow } from '../renewal.calls.ts'

const tones: Partial<Record<RenewalStatus, Tone>> = {
  applied: 'warn',
  returned: 'danger',
  reviewing: 'warn',
  paid: 'warn',
  finished: 'good',
}
export const toneOf = (status: RenewalStatus): Tone => tones[status] ?? 'plain'

/** The rows of a queue; each leads to its renewal on this desk. */
export const columnsFor = (desk: '/renewals' | '/prescriptions'): TableColumnsType<QueueRow> => [
  {
    title: '状态',
    key: 'status',
    render: (_, row) => <Tag tone={toneOf(row.status)}>{row.statusLabel}</Tag>,
  },
  {
    title: '患者',
    key: 'who',
    render: (_, row) => (
      <TwoLines first={<Link to={`${desk}/${row.consultId}`}>{row.personName}</Link>} second={row.illnessName} />
    ),
  },
  { title: '药品', key: 'drugs', render: (_, row) => row.drugNames.join('、') },
  {
    title: '科室医生',
    key: 'doctor',
    render: (_, row) => <TwoLines first={row.docName} second={row.docDeptName} />,
  },
  { title: '申请时间', key: 'createdAt', render: (_, row) => dayAndTime(row.createdAt) },
]
