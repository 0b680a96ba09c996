import type { TeamService } from '@nethos/contract/teams/teams.schemas.ts'
import { lengthInWords } from '@nethos/contract/common/lengths.ts'
import { Icon, isIcon } from '../../../controls/icon.tsx'
import { Price } from '../../../controls/price.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { Card } from '../../../patterns/card.tsx'
import './service-head.css'

/** What it is called, for how long, for how much. */
export const ServiceHead = ({ service }: { service: TeamService }) => (
  <Card>
    <div className="service-head">
      <span className="service-head__icon">
        <Icon name={isIcon(service.serveIcon) ? service.serveIcon : 'heart'} />
      </span>
      <div className="service-head__words">
        <strong>{service.serveName}</strong>
        <p>
          服务时长 {lengthInWords(service)} · 每天可回复{service.dailyReplyLimit}条
        </p>
      </div>
      {service.servicePriceCents === 0 ? <Tag tone="good">免费</Tag> : <Price cents={service.servicePriceCents} />}
    </div>
  </Card>
)
