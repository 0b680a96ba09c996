import { Button } from 'antd'
import { useState } from 'react'
import type { DeskTeam } from '../teams.calls.ts'
import { BannerDialog } from './banner-dialog.tsx'

/** The picture below the team's card, and where it leads. */
export function Banner({ team }: { team: DeskTeam }) {
  const [isEditing, setEditing] = useState(false)
  const { bannerPicture, bannerUrl } = team
  return (
    <section className="office__section">
      <h2>公告图</h2>
      <div className="team-card">
        {bannerPicture ? (
          <>
            <img className="team-banner" src={`/files/${bannerPicture}`} alt="团队公告图" />
            <p className="team-card__quiet">{bannerUrl ? `点击后打开 ${bannerUrl}` : '点击后不打开页面'}</p>
          </>
        ) : (
          <p className="team-card__quiet">还没有公告图，患者在团队主页看不到这一块</p>
        )}
        <div>
          <Button onClick={() => setEditing(true)}>{bannerPicture ? '修改公告图' : '添加公告图'}</Button>
        </div>
      </div>
      {isEditing && <BannerDialog team={team} onClose={() => setEditing(false)} />}
    </section>
  )
}
