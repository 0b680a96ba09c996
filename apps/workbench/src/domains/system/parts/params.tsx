import { Button, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { paramInWords, params as known } from '@nethos/contract/system/system.params.ts'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { WholeTable } from '../../../patterns/whole-table.tsx'
import { params, type DeskParam } from '../system.calls.ts'
import { ParamDialog } from './param-dialog.tsx'
import './system.css'

/** Every switch, what it means, and what it says. */
export function Params() {
  const query = useServiceQuery(params())
  const [edited, setEdited] = useState<DeskParam>()
  const columns: TableColumnsType<DeskParam> = [
    {
      title: '开关',
      key: 'label',
      className: 'system__words',
      render: (_, { key }) => <TwoLines first={known[key].label} second={known[key].meaning} />,
    },
    {
      title: '现在的内容',
      key: 'value',
      className: 'system__words',
      render: (_, { key, value }) => paramInWords(key, value),
    },
    {
      title: '处理',
      key: 'actions',
      render: (_, param) => (
        <Button aria-label={`修改「${known[param.key].label}」`} onClick={() => setEdited(param)}>
          修改
        </Button>
      ),
    },
  ]
  return (
    <>
      <WholeTable
        label="开关"
        query={query}
        columns={columns}
        rowKey={row => row.key}
        empty="没有可以修改的开关"
        emptyAs="filed"
      />
      {edited && <ParamDialog key={edited.key} param={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}
