import { useState } from 'react'
import type { TeamLine } from '@nethos/contract/teams/teams.schemas.ts'
import { Button } from '../../../controls/button.tsx'
import { QrCode } from '../../../controls/qr-code.tsx'
import { Sheet } from '../../../controls/sheet.tsx'
import { Card } from '../../../patterns/card.tsx'
import { SharePicture } from '../../doctors/public.tsx'
import './team-codes.css'

interface TeamCodesProps {
  team: TeamLine
  /** Addresses. */
  appCode: string
  messagingCode: string
}

/** 团队二维码: one for the app or any browser, one for the messaging app; each large by a tap; and a picture to send to others (core 2). */
export function TeamCodes({ team, appCode, messagingCode }: TeamCodesProps) {
  const { teamName } = team
  const [isSharing, setSharing] = useState(false)
  const [open, setOpen] = useState<string | null>(null)
  const codes = [
    { title: '手机浏览器、APP扫码', code: appCode },
    { title: '微信扫码', code: messagingCode },
  ]
  const shown = codes.find(one => one.code === open)
  return (
    <Card title="团队二维码">
      <ul className="team-codes">
        {codes.map(({ title, code }) => (
          <li key={code}>
            <button
              type="button"
              className="team-codes__one"
              aria-label={`放大${title}的二维码`}
              onClick={() => setOpen(code)}
            >
              <QrCode text={code} label={`${teamName}，${title}`} />
              {title}
            </button>
          </li>
        ))}
      </ul>
      <Button look="soft" onClick={() => setSharing(true)}>
        生成分享图片
      </Button>
      <Sheet open={shown !== undefined} onClose={() => setOpen(null)} title={teamName}>
        {shown && (
          <div className="team-codes__large">
            <QrCode text={shown.code} label={`${teamName}，${shown.title}`} />
            <p>{shown.title}，查看团队主页</p>
          </div>
        )}
      </Sheet>
      {isSharing && (
        <SharePicture doctor={cardOf(team)} what="团队" address={appCode} onClose={() => setSharing(false)} />
      )}
    </Card>
  )
}

const cardOf = (team: TeamLine) => ({
  docAvatar: team.teamAvatar,
  docName: team.teamName,
  docTitle: '专家团队',
  docDeptName: team.deptName,
  docHosName: team.hosName,
  docSkill: team.teamSkill,
})
