import { Button } from 'antd'
import { useState } from 'react'
import { price } from '@nethos/contract/common/money.ts'
import { lengthInWords } from '@nethos/contract/common/lengths.ts'
import { Tag } from '../../../controls/tag.tsx'
import type { DeskService, DeskTeam } from '../teams.calls.ts'
import { ServiceDialog } from './service-dialog.tsx'

/** What the team offers for a length of time. None is removed: what was bought goes on. */
export function Services({ team: { teamId, services } }: { team: DeskTeam }) {
  const [edited, setEdited] = useState<DeskService | 'new'>()
  return (
    <section className="office__section">
      <h2>团队服务</h2>
      <div className="team-card">
        {services.length === 0 && <p className="team-card__quiet">还没有按时长提供的服务，例如随访月包。</p>}
        <ul className="team-rows" aria-label="团队服务">
          {services.map(one => (
            <li key={one.serviceId}>
              <div className="team-rows__words">
                <strong>{one.serveName}</strong>{' '}
                <Tag tone={one.isOpen ? 'good' : 'plain'}>{one.isOpen ? '开放申请' : '已关闭'}</Tag>
                <p className="team-card__quiet">
                  {lengthInWords(one)} · 每天可回复 {one.dailyReplyLimit} 条 ·{' '}
                  {one.servicePriceCents === 0 ? '免费' : price(one.servicePriceCents)}
                </p>
              </div>
              <Button aria-label={`修改${one.serveName}`} onClick={() => setEdited(one)}>
                修改
              </Button>
            </li>
          ))}
        </ul>
        <div>
          <Button onClick={() => setEdited('new')}>新建服务</Button>
        </div>
      </div>
      {edited && (
        <ServiceDialog
          teamId={teamId}
          service={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  )
}
