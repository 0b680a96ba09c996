import { App, Button, Segmented, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { run, useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { groupLimits } from '@nethos/contract/groups/groups.limits.ts'
import { deskReason } from '@nethos/contract/groups/groups.rules.ts'
import type { GroupMessage } from '@nethos/contract/groups/groups.schemas.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Tag } from '../../../controls/tag.tsx'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { AlarmVerdicts } from '../../triage/public.ts'
import { alerts, judgeAlert, settle, type DeskAlert } from '../groups.calls.ts'
import { Removal } from './talk.tsx'

const wordsOf = ({ isRecalled, isRemoved, text, attaList }: GroupMessage): string =>
  isRecalled ? '（已撤回）' : isRemoved ? '（已移除）' : text || (attaList.length > 0 ? '[图片]' : '[卡片]')

/** Messages in which somebody may be in danger, and those that members have reported. */
export function Alerts({ groupId }: { groupId: string }) {
  const { value, pageNum, filter, toPage } = useFilters({ state: 'open' })
  const isOpen = value.state !== 'done'
  const [settling, setSettling] = useState<DeskAlert>()
  const [removing, setRemoving] = useState<GroupMessage>()
  const judging = useCommand(judgeAlert)
  const query = useServiceQuery(alerts({ groupId, isOpen, pageNum }), { keepPrevious: true, everyMs: 60_000 })
  const columns: TableColumnsType<DeskAlert> = [
    {
      title: '原因',
      key: 'why',
      render: (_, { alertId, kind, why, note, alarms }) => (
        <>
          <Tag tone={kind === 'danger' ? 'danger' : 'plain'}>{kind === 'danger' ? '可能紧急' : '被举报'}</Tag>
          <TwoLines first={why} second={note} />
          <AlarmVerdicts
            alarms={alarms}
            judge={async judgement => (await judging.run({ alertId, ...judgement })) === true}
          />
        </>
      ),
    },
    { title: '消息', key: 'message', render: (_, { message }) => wordsOf(message) },
    {
      title: '发言人',
      key: 'who',
      render: (_, { message, personName }) => <TwoLines first={message.speakerName} second={personName} />,
    },
    { title: '时间', key: 'at', render: (_, { createdAt }) => dayAndTime(createdAt) },
    {
      title: '处理',
      key: 'outcome',
      render: (_, row) =>
        row.settledAt === null ? (
          <div className="group-set__row">
            <Button onClick={() => setSettling(row)}>已处理</Button>
            {!row.message.isRecalled && !row.message.isRemoved && (
              <Button danger onClick={() => setRemoving(row.message)}>
                移除消息
              </Button>
            )}
          </div>
        ) : (
          <TwoLines first={row.outcome} second={dayAndTime(row.settledAt)} />
        ),
    },
  ]
  return (
    <>
      <Segmented
        aria-label="处理状态"
        value={isOpen ? 'open' : 'done'}
        options={[
          { value: 'open', label: '待处理' },
          { value: 'done', label: '已处理' },
        ]}
        onChange={state => filter({ state })}
      />
      <PagedTable
        label="待处理消息"
        query={query}
        columns={columns}
        rowKey={row => row.alertId}
        empty={isOpen ? '没有待处理的消息' : '还没有处理过的消息'}
        emptyAs={isOpen ? 'done' : 'filed'}
        pageNum={pageNum}
        onPage={toPage}
      />
      {settling && <Settling alert={settling} onClose={() => setSettling(undefined)} />}
      {removing && <Removal message={removing} onClose={() => setRemoving(undefined)} />}
    </>
  )
}

function Settling({ alert, onClose }: { alert: DeskAlert; onClose: () => void }) {
  const { message: notice } = App.useApp()
  return (
    <TextDialog
      title="记录处理结果"
      label="处理结果"
      yes="保存"
      most={groupLimits.reason}
      wrong={text => sentenceOf(deskReason, text)}
      onYes={async outcome => {
        try {
          await run(settle, { alertId: alert.alertId, outcome })
          void notice.success('已记录')
          return true
        } catch (error) {
          void notice.error((error as Error).message)
          return false
        }
      }}
      onClose={onClose}
    >
      <p>{`${alert.message.speakerName}：${wordsOf(alert.message)}`}</p>
      <p>消息保留在群里。例如：已电话联系，家属陪同去急诊。</p>
    </TextDialog>
  )
}
