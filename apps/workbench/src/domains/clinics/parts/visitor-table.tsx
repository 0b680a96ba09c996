import { Button, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import type { ClinicVisitor } from '@nethos/contract/clinics/clinic-queue.services.ts'
import { guestName } from '@nethos/contract/clinics/clinic-queue.rules.ts'
import { visitorStates, type VisitorAct } from '@nethos/contract/clinics/visitor.status.ts'
import { timeOf } from '@nethos/contract/common/days.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Tag, type Tone } from '../../../controls/tag.tsx'
import { DenseTable } from '../../../patterns/dense-table.tsx'
import { RowActions } from '../../../patterns/row-actions.tsx'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { checkIn, moveVisitor } from '../queue.calls.ts'

const tones: Readonly<Record<ClinicVisitor['status'], Tone>> = {
  expected: 'plain',
  waiting: 'warn',
  called: 'brand',
  passed: 'danger',
  done: 'good',
  left: 'plain',
}
const labels = {
  recall: '再叫一次',
  pass: '过号',
  finish: '完成',
  rejoin: '重新候诊',
  reopen: '改回就诊中',
  undo: '撤销报到',
}
/** The order in which they stand in the row; what is done most is first. */
const actsOf: Readonly<Record<ClinicVisitor['status'], readonly VisitorAct[]>> = {
  expected: [],
  waiting: ['undo'],
  called: ['finish', 'recall', 'pass'],
  passed: ['rejoin', 'undo'],
  done: ['reopen'],
  left: [],
}

const labelOf = ({ status, outcome }: ClinicVisitor): string =>
  status === 'expected'
    ? outcome === 'missed'
      ? '未就诊'
      : outcome === 'seen'
        ? '已就诊'
        : '未报到'
    : visitorStates[status].label

interface TableProps {
  hosId: string
  sessionCode: string
  visitors: readonly ClinicVisitor[]
}

/** Who has a number of the session: in the line first, then who has not come, then who is done. */
export function VisitorTable({ hosId, sessionCode, visitors }: TableProps) {
  const [guest, setGuest] = useState<ClinicVisitor>()
  const arriving = useCommand(checkIn)
  const moving = useCommand(moveVisitor)
  const arrive = (numberCode: string, name = '') =>
    arriving.run({ hosId, numberCode, ...(name && { guestName: name }) })
  const columns: TableColumnsType<ClinicVisitor> = [
    { title: '号序', dataIndex: 'no', align: 'right' },
    { title: '时间', key: 'time', render: (_, { startsAt }) => timeOf(startsAt) },
    { title: '姓名', key: 'name', render: (_, { name, bookingId }) => name || (bookingId ? '—' : '窗口挂号') },
    { title: '状态', key: 'status', render: (_, one) => <Tag tone={tones[one.status]}>{labelOf(one)}</Tag> },
    { title: '报到', key: 'in', render: (_, { checkedInAt }) => (checkedInAt === null ? '—' : timeOf(checkedInAt)) },
    {
      title: '叫号',
      key: 'called',
      render: (_, { calledAt, callCount }) =>
        calledAt === null ? '—' : `${timeOf(calledAt)}${callCount > 1 ? `（${callCount}次）` : ''}`,
    },
    {
      title: '处理',
      key: 'act',
      className: 'clinics__no-print',
      render: (_, one) => (
        <RowActions>
          {one.status === 'expected' && one.outcome === '' && (
            <Button
              size="small"
              aria-label={`${one.no}号报到`}
              disabled={arriving.isBusy}
              onClick={() => (one.bookingId ? void arrive(one.numberCode) : setGuest(one))}
            >
              报到
            </Button>
          )}
          {actsOf[one.status].map(act => (
            <Button
              key={act}
              size="small"
              danger={act === 'pass'}
              {...(act === 'finish' && { type: 'primary' })}
              aria-label={`${one.no}号${labels[act]}`}
              disabled={moving.isBusy}
              onClick={() => void moving.run({ hosId, sessionCode, visitorId: one.visitorId, act })}
            >
              {labels[act]}
            </Button>
          ))}
        </RowActions>
      ),
    },
  ]
  return (
    <>
      <DenseTable<ClinicVisitor>
        chosenAs="候诊名单"
        aria-label="候诊名单"
        columns={columns}
        dataSource={[...visitors]}
        rowKey="numberCode"
        locale={{ emptyText: '还没有人挂这节门诊的号' }}
      />
      {guest && (
        <TextDialog
          title={`${guest.no}号报到`}
          label="姓名（选填，叫号时使用）"
          yes="报到"
          most={20}
          wrong={text => sentenceOf(guestName, text)}
          onYes={async name => (await arrive(guest.numberCode, name)) !== undefined}
          onClose={() => setGuest(undefined)}
        >
          这个号是在窗口挂的。
        </TextDialog>
      )}
    </>
  )
}
