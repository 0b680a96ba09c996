import { App, Button } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { Portrait } from '../../../controls/portrait.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { changeTeam, type DeskTeam } from '../teams.calls.ts'
import { cardOf } from './team-card.ts'
import { TeamDialog } from './team-dialog.tsx'

/** The team as patients read it, and whether they find it. */
export function Card({ team }: { team: DeskTeam }) {
  const [isEditing, setEditing] = useState(false)
  const { modal, message } = App.useApp()
  const { run, isBusy } = useCommand(changeTeam)
  const { teamName, isShown } = team

  const show = async (isShown: boolean) => {
    if (await run({ ...cardOf(team), isShown })) void message.success(isShown ? '患者现在能看到这个团队' : '已隐藏')
  }
  const hide = () =>
    void modal.confirm({
      title: `隐藏${teamName}？`,
      content: '患者将找不到这个团队，图文咨询同时关闭；已下单的咨询继续进行。',
      okText: '隐藏',
      cancelText: '返回',
      onOk: () => show(false),
    })
  return (
    <section className="office__section">
      <h2>基本资料</h2>
      <div className="team-card">
        <div className="team-card__row">
          <Portrait src={team.teamAvatar && `/files/${team.teamAvatar}`} size="large" />
          <div className="team-rows__words">
            <strong>{teamName}</strong>
            <p>
              {team.deptName} · {team.hosName}
            </p>
            <Tag tone={isShown ? 'good' : 'plain'}>{isShown ? '在患者端展示' : '在患者端隐藏'}</Tag>
          </div>
          <div className="team-card__buttons">
            <Button onClick={() => setEditing(true)}>修改资料</Button>
            {isShown ? (
              <Button loading={isBusy} onClick={hide}>
                隐藏团队
              </Button>
            ) : (
              <Button type="primary" loading={isBusy} onClick={() => void show(true)}>
                展示给患者
              </Button>
            )}
          </div>
        </div>
        <div>
          <h3>标签</h3>
          <p className="team-card__text">{team.teamTags.join('、') || '未填写'}</p>
        </div>
        <div>
          <h3>擅长</h3>
          <p className="team-card__text">{team.teamSkill || '未填写'}</p>
        </div>
        <div>
          <h3>团队介绍</h3>
          <p className="team-card__text">{team.teamResume || '未填写'}</p>
        </div>
      </div>
      {isEditing && <TeamDialog team={team} onClose={() => setEditing(false)} />}
    </section>
  )
}
