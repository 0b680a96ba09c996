import type { TableColumnType } from 'antd'
import { serverNow } from '@nethos/calls/config.ts'
import type { HomeItemKind } from '@nethos/contract/home/home-desk.services.ts'
import { Tag } from '../../../controls/tag.tsx'
import { stateOf } from '../times.ts'
import { ItemActions, ShownSwitch } from './item-actions.tsx'

interface Item {
  title: string
  isShown: boolean
}

/** Whether patients see it now. */
export const stateColumn = <Row extends Parameters<typeof stateOf>[0]>(): TableColumnType<Row> => ({
  title: '状态',
  key: 'state',
  render: (_, row) => {
    const { label, tone } = stateOf(row, serverNow())
    return <Tag tone={tone}>{label}</Tag>
  },
})

interface ItemColumns<Row> {
  kind: HomeItemKind
  idOf: (row: Row) => string
  rows: readonly Row[] | undefined
  onEdit: (row: Row) => void
}

/** The switch and the buttons that stand at the end of every row of the home page's desk. */
export const itemColumns = <Row extends Item>({
  kind,
  idOf,
  rows,
  onEdit,
}: ItemColumns<Row>): TableColumnType<Row>[] => [
  {
    title: '展示',
    key: 'isShown',
    render: (_, row) => <ShownSwitch kind={kind} itemId={idOf(row)} title={row.title} isShown={row.isShown} />,
  },
  {
    title: '处理',
    key: 'actions',
    render: (_, row, index) => (
      <ItemActions
        kind={kind}
        itemId={idOf(row)}
        title={row.title}
        isFirst={index === 0}
        isLast={index === (rows?.length ?? 0) - 1}
        onEdit={() => onEdit(row)}
      />
    ),
  },
]
