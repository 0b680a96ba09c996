import { groupPages } from '@nethos/contract/groups/groups.pages.ts'
import { instantInWords } from '@nethos/contract/common/days.ts'
import { groupNickname } from '@nethos/contract/groups/groups.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery, useRows } from '@nethos/calls/query.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ActionList } from '../../../controls/action-list.tsx'
import { Avatar } from '../../../controls/avatar.tsx'
import { Button } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { Sheet } from '../../../controls/sheet.tsx'
import { Switch } from '../../../controls/switch.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { changeMembership, group, leave, members, type Group } from '../groups.calls.ts'
import { MembersOnly } from '../parts/not-in-group.tsx'
import { useGroupId } from '../use-group-id.ts'
import './settings.page.css'

/** 群设置: who is in the group, what it tells, how one is called in it, and the way out. */
export default function SettingsPage() {
  const groupId = useGroupId()
  const query = useServiceQuery(group(groupId), { unless: groupId === '' })
  const isOut = query.value !== undefined && query.value.membership === null
  return (
    <MembersOnly groupId={isOut ? '' : groupId} asked={query}>
      <DetailPage detail={query}>
        {found => found.membership && <Settings group={found} me={found.membership} />}
      </DetailPage>
    </MembersOnly>
  )
}

function Settings({ group: found, me }: { group: Group; me: NonNullable<Group['membership']> }) {
  const { groupId, groupName, announcement } = found
  const [isNaming, setNaming] = useState(false)
  const navigate = useNavigate()
  const changing = useCommand(changeMembership)
  const leaving = useCommand(leave)
  const askToLeave = async () => {
    const text = '退出后看不到群里的消息，再次加入需要重新申请。您说过的话会留在群里。'
    if (!(await confirm({ title: `退出“${groupName}”？`, text, yes: '退出群聊', danger: true }))) return
    if (!(await leaving.run({ groupId }))) return
    toast('已退出群聊')
    await navigate(groupPages.groups.at, { replace: true })
  }
  return (
    <>
      <Members groupId={groupId} count={found.memberCount} />
      <Card title="群公告">
        {announcement ? (
          <>
            <p className="group-set__text">{announcement.text}</p>
            <p className="group-set__quiet">{instantInWords(announcement.at)}发布</p>
          </>
        ) : (
          <p className="group-set__quiet">暂无公告</p>
        )}
      </Card>
      <Card>
        <ActionList
          actions={[
            { label: '我的群昵称', value: me.nickname, onAct: () => setNaming(true) },
            { label: '群二维码', to: groupPages.code.to({ groupId }) },
            { label: '常见问题', to: groupPages.questions.to({ groupId }) },
            { label: '群医生', to: groupPages.doctors.to({ groupId }) },
          ]}
        />
        <Switch
          label="消息免打扰"
          note="开启后，群里有人提到您或发布公告时不再发消息提醒"
          checked={me.isQuiet}
          onChange={isQuiet => void changing.run({ groupId, isQuiet })}
        />
      </Card>
      <Button look="danger" busy={leaving.isBusy} onClick={askToLeave}>
        退出群聊
      </Button>
      {isNaming && <Naming groupId={groupId} nickname={me.nickname} onClose={() => setNaming(false)} />}
    </>
  )
}

function Members({ groupId, count }: { groupId: string; count: number }) {
  const { rows, hasMore, isLoadingMore, loadMore } = useRows(members(groupId))
  return (
    <Card title={`群成员（${count}）`}>
      <ul className="group-set__members">
        {rows.map(({ memberId, nickname, isMe }) => (
          <li key={memberId} className="group-set__member">
            <Avatar size="small" />
            <span>{isMe ? `${nickname}（我）` : nickname}</span>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button look="quiet" busy={isLoadingMore} onClick={loadMore}>
          查看更多成员
        </Button>
      )}
    </Card>
  )
}

function Naming({ groupId, nickname, onClose }: { groupId: string; nickname: string; onClose: () => void }) {
  const [name, setName] = useState(nickname)
  const [refusal, setRefusal] = useState<string>()
  const changing = useCommand(changeMembership, error => (setRefusal(error.message), true))
  const wrong = sentenceOf(groupNickname, name)
  const save = async () => {
    if (wrong || !(await changing.run({ groupId, nickname: name.trim() }))) return
    toast('群昵称已修改')
    onClose()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title="我的群昵称"
      foot={
        <Button busy={changing.isBusy} onClick={save}>
          保存
        </Button>
      }
    >
      <TextField
        label="群昵称"
        hint="群友只看到昵称，看不到您的姓名和电话。"
        value={name}
        onChange={event => {
          setRefusal(undefined)
          setName(event.target.value)
        }}
        error={wrong ?? refusal}
      />
    </Sheet>
  )
}
