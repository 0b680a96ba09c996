import { App, Button, Select, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { run, useCommand, type RunningCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { groupLimits, muteHours, muteWords } from '@nethos/contract/groups/groups.limits.ts'
import { deskReason } from '@nethos/contract/groups/groups.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { TwoLines } from '../../../controls/two-lines.tsx'
import { PagedTable } from '../../../patterns/paged-table.tsx'
import { useFilters } from '../../../patterns/use-filters.ts'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { genderAndAge } from '../../consult/public.tsx'
import { members, mute, removeMember, type DeskMember } from '../groups.calls.ts'

/** Who is in the group; the names behind the nicknames are the desk's alone. */
export function Members({ groupId }: { groupId: string }) {
  const { pageNum, toPage } = useFilters({})
  const [removing, setRemoving] = useState<DeskMember>()
  const query = useServiceQuery(members({ groupId, pageNum }), { keepPrevious: true })
  const muting = useCommand(mute)
  const columns = columnsOf({ muting, onRemove: setRemoving })
  return (
    <>
      <PagedTable
        label="群成员"
        query={query}
        columns={columns}
        rowKey={row => row.memberId}
        empty="还没有成员"
        emptyAs="filed"
        pageNum={pageNum}
        onPage={toPage}
      />
      {removing && <Removal member={removing} onClose={() => setRemoving(undefined)} />}
    </>
  )
}

interface Acts {
  muting: RunningCommand<(typeof mute)['service']>
  onRemove: (member: DeskMember) => void
}

const columnsOf = ({ muting, onRemove }: Acts): TableColumnsType<DeskMember> => [
  { title: '群昵称', key: 'nickname', dataIndex: 'nickname' },
  {
    title: '姓名',
    key: 'name',
    render: (_, row) => <TwoLines first={row.personName} second={genderAndAge(row.personGender, row.personAge)} />,
  },
  { title: '入群时间', key: 'joined', render: (_, { joinedAt }) => dayAndTime(joinedAt) },
  { title: '发言', key: 'mute', render: (_, row) => <MuteChoice member={row} muting={muting} /> },
  {
    title: '管理',
    key: 'remove',
    render: (_, row) => (
      <Button size="small" danger aria-label={`移出${row.nickname}`} onClick={() => onRemove(row)}>
        移出
      </Button>
    ),
  },
]

function MuteChoice({ member, muting }: { member: DeskMember; muting: Acts['muting'] }) {
  const { memberId, nickname, mutedUntil } = member
  return (
    <Select
      size="small"
      aria-label={`${nickname}的发言权限`}
      style={{ minWidth: 190 }}
      value={null}
      placeholder={mutedUntil === null ? '可以发言' : `禁言至 ${dayAndTime(mutedUntil)}`}
      disabled={muting.isBusy}
      options={muteHours
        .filter(hours => hours > 0 || mutedUntil !== null)
        .map(hours => ({ value: hours, label: hours === 0 ? muteWords[0] : `禁言${muteWords[hours]}` }))}
      onChange={(hours: number) => void muting.run({ memberId, hours })}
    />
  )
}

function Removal({ member: { memberId, nickname }, onClose }: { member: DeskMember; onClose: () => void }) {
  const { message: notice } = App.useApp()
  return (
    <TextDialog
      title={`移出${nickname}`}
      label="原因"
      yes="移出"
      isDangerous
      most={groupLimits.reason}
      wrong={text => sentenceOf(deskReason, text)}
      onYes={async reason => {
        try {
          await run(removeMember, { memberId, reason })
          void notice.success(`${nickname}已移出`)
          return true
        } catch (error) {
          void notice.error((error as Error).message)
          return false
        }
      }}
      onClose={onClose}
    >
      <p>移出后立即看不到群里的任何内容，本人会收到这个原因。</p>
    </TextDialog>
  )
}
