import { App, Button } from 'antd'
import { useCommand } from '@nethos/calls/command.ts'
import { teamDeskLimits } from '@nethos/contract/teams/team-desk.rules.ts'
import { Portrait } from '../../../controls/portrait.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { leadTeam, orderMembers, removeMember, type DeskMember, type DeskTeam } from '../teams.calls.ts'
import { AddMember } from './add-member.tsx'

interface MembersProps {
  team: DeskTeam
  /** Somebody else may have changed them meanwhile. */
  onRefused: () => void
}

/** Who answers in the team's name: the chief first, then in the order that patients see. */
export function Members({ team: { teamId, members }, onRefused }: MembersProps) {
  const { modal, message } = App.useApp()
  const showError = () => {
    onRefused()
    return false
  }
  const lead = useCommand(leadTeam, showError)
  const remove = useCommand(removeMember, showError)
  const order = useCommand(orderMembers, showError)
  const isBusy = lead.isBusy || remove.isBusy || order.isBusy

  const askToLead = ({ docId, docName }: DeskMember) =>
    void modal.confirm({
      title: `由${docName}担任首席？`,
      content: '原来的首席医生仍是团队成员。',
      okText: '设为首席',
      cancelText: '返回',
      onOk: async () => {
        if (await lead.run({ teamId, docId })) void message.success(`${docName}已是首席医生`)
      },
    })
  const askToRemove = ({ docId, docName }: DeskMember) =>
    void modal.confirm({
      title: `把${docName}移出团队？`,
      content: '移出后，这位医生不能再看到和回复这个团队的咨询。需要时可以再添加。',
      okText: '移出团队',
      okButtonProps: { danger: true },
      cancelText: '返回',
      onOk: async () => {
        if (await remove.run({ teamId, docId })) void message.success(`已移出${docName}`)
      },
    })
  const move = (from: number, to: number) => {
    const docIds = members.map(one => one.docId)
    docIds.splice(to, 0, ...docIds.splice(from, 1))
    void order.run({ teamId, docIds })
  }
  // The chief stands first whatever the order says.
  const firstMovable = members.findIndex(one => one.memLevel !== 'ADM')
  return (
    <section className="office__section">
      <h2>
        成员（{members.length}/{teamDeskLimits.members}）
      </h2>
      <div className="team-card">
        {members.length === 0 && <p className="team-card__quiet">还没有成员。请先添加医生，再指定首席。</p>}
        <ul className="team-rows" aria-label="团队成员">
          {members.map((member, at) => (
            <li key={member.docId}>
              <MemberWords member={member} />
              {member.memLevel !== 'ADM' && (
                <MemberButtons
                  member={member}
                  isBusy={isBusy}
                  isFirst={at === firstMovable}
                  isLast={at === members.length - 1}
                  onMove={by => move(at, at + by)}
                  onLead={askToLead}
                  onRemove={askToRemove}
                />
              )}
            </li>
          ))}
        </ul>
        <AddMember teamId={teamId} members={members} />
      </div>
    </section>
  )
}

const MemberWords = ({ member }: { member: DeskMember }) => (
  <>
    <Portrait src={`/files/${member.docAvatar}`} size="small" />
    <div className="team-rows__words">
      <strong>{member.docName}</strong> {member.memLevel === 'ADM' && <Tag tone="brand">首席</Tag>}
      {!member.isShown && <Tag>医生已隐藏，患者看不到</Tag>}
      <p className="team-card__quiet">
        {member.docTitle} · {member.deptName}
      </p>
    </div>
  </>
)

interface MemberButtonsProps {
  member: DeskMember
  isBusy: boolean
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onLead: (member: DeskMember) => void
  onRemove: (member: DeskMember) => void
}

function MemberButtons({ member, isBusy, isFirst, isLast, onMove, onLead, onRemove }: MemberButtonsProps) {
  return (
    <div className="team-card__buttons">
      <Button aria-label={`上移${member.docName}`} disabled={isBusy || isFirst} onClick={() => onMove(-1)}>
        上移
      </Button>
      <Button aria-label={`下移${member.docName}`} disabled={isBusy || isLast} onClick={() => onMove(1)}>
        下移
      </Button>
      <Button
        aria-label={`${member.docName}设为首席`}
        disabled={isBusy || !member.isShown}
        onClick={() => onLead(member)}
      >
        设为首席
      </Button>
      <Button danger aria-label={`移出${member.docName}`} disabled={isBusy} onClick={() => onRemove(member)}>
        移出
      </Button>
    </div>
  )
}
