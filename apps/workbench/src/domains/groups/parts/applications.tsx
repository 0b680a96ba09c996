import { App, Button, Segmented, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { run, useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { groupLimits } from '@nethos/contract/groups/groups.limits.ts'
import { deskReason } from '@nethos/contract/groups/groups.rules.ts'
import { applicationStates } from '@nethos/contract/groups/groups.status.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Tag } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { genderAndAge } from '../../consult/public.tsx'
import { applications, approve, decline, type DeskApplication } from '../groups.calls.ts'

/** Who wants to come in, for whom and why. */
export function Applications({ groupId }: { groupId: string }) {
  const { value, pageNum, filter, toPage } = useFilters({ state: 'waiting' })
  const isWaiting = value.state !== 'done'
  const [declining, setDeclining] = useState<DeskApplication>()
  const query = useServiceQuery(applications({ groupId, isWaiting, pageNum }), { keepPrevious: true, everyMs: 60_000 })
  const approving = useCommand(approve)
  const { message: notice } = App.useApp()
  const letIn = async ({ applicationId, nickname }: DeskApplication) => {
    if (await approving.run({ applicationId })) void notice.success(`${nickname}已入群`)
  }
  const columns = columnsOf({ isBusy: approving.isBusy, onApprove: row => void letIn(row), onDecline: setDeclining })
  return (
    <>
      <Segmented
        aria-label="申请状态"
        value={isWaiting ? 'waiting' : 'done'}
        options={[
          { value: 'waiting', label: '待审核' },
          { value: 'done', label: '已处理' },
        ]}
        onChange={state => filter({ state })}
      />
      <PagedTable
        label="入群申请"
        query={query}
        columns={columns}
        rowKey={row => row.applicationId}
        empty={isWaiting ? '没有待审核的申请' : '还没有处理过的申请'}
        emptyAs={isWaiting ? 'done' : 'filed'}
        pageNum={pageNum}
        onPage={toPage}
      />
      {declining && <Declining application={declining} onClose={() => setDeclining(undefined)} />}
    </>
  )
}

interface Acts {
  isBusy: boolean
  onApprove: (application: DeskApplication) => void
  onDecline: (application: DeskApplication) => void
}

const columnsOf = ({ isBusy, onApprove, onDecline }: Acts): TableColumnsType<DeskApplication> => [
  {
    title: '申请人',
    key: 'who',
    render: (_, row) => (
      <>
        <TwoLines first={row.personName} second={genderAndAge(row.personGender, row.personAge)} />
        {row.wasRemoved && <Tag tone="warn">曾被移出</Tag>}
      </>
    ),
  },
  { title: '群昵称', key: 'nickname', dataIndex: 'nickname' },
  { title: '申请理由', key: 'reason', dataIndex: 'reason' },
  { title: '申请时间', key: 'at', render: (_, { createdAt }) => dayAndTime(createdAt) },
  {
    title: '处理',
    key: 'answer',
    render: (_, row) =>
      row.status === 'applied' ? (
        <div className="group-set__row">
          <Button type="primary" disabled={isBusy} onClick={() => onApprove(row)}>
            通过
          </Button>
          <Button onClick={() => onDecline(row)}>不通过</Button>
        </div>
      ) : (
        <TwoLines first={applicationStates[row.status].label} second={row.answer} />
      ),
  },
]

function Declining({ application, onClose }: { application: DeskApplication; onClose: () => void }) {
  const { applicationId, nickname } = application
  const { message: notice } = App.useApp()
  return (
    <TextDialog
      title={`不通过${nickname}的申请`}
      label="原因"
      yes="不通过"
      isDangerous
      most={groupLimits.reason}
      wrong={text => sentenceOf(deskReason, text)}
      onYes={async reason => {
        try {
          await run(decline, { applicationId, reason })
          return true
        } catch (error) {
          void notice.error((error as Error).message)
          return false
        }
      }}
      onClose={onClose}
    >
      <p>申请人会看到这个原因，可以重新申请。</p>
    </TextDialog>
  )
}
