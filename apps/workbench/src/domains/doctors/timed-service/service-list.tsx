import { Button } from 'antd'
import { useState } from 'react'
import { lengthInWords } from '@nethos/contract/common/lengths.ts'
import { price } from '@nethos/contract/common/money.ts'
import type { TimedService } from '@nethos/contract/common/timed-service.schemas.ts'
import { Tag } from '../../../controls/tag.tsx'
import { ServiceDialog } from './service-dialog.tsx'
import './timed-service.css'

interface ServiceListProps {
  label: string
  services: readonly TimedService[]
  /** What is said while there is none. */
  empty: string
  save: Parameters<typeof ServiceDialog>[0]['save']
}

/** What is sold for a length of time. None is removed: what was bought goes on. */
export function ServiceList({ label, services, empty, save }: ServiceListProps) {
  const [edited, setEdited] = useState<TimedService | 'new'>()
  return (
    <>
      {services.length === 0 && <p className="timed-service__quiet">{empty}</p>}
      <ul className="timed-service__rows" aria-label={label}>
        {services.map(one => (
          <li key={one.serviceId}>
            <div className="timed-service__words">
              <strong>{one.serveName}</strong>{' '}
              <Tag tone={one.isOpen ? 'good' : 'plain'}>{one.isOpen ? '开放申请' : '已关闭'}</Tag>
              <p className="timed-service__quiet">
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
      {edited && (
        <ServiceDialog
          service={edited === 'new' ? undefined : edited}
          save={save}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
