import type { Centre } from '@nethos/contract/checkup/checkup.schemas.ts'
import { CallButton } from '../../../controls/button.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'

/** Where it is done: place, opening hours, telephone, the way there. */
export const CentreCard = ({ centre, title = '体检地点' }: { centre: Centre; title?: string }) => (
  <Card title={title}>
    <Lines
      lines={[
        { label: '机构', value: centre.centreName },
        { label: '地址', value: centre.address },
        { label: '时间', value: centre.hours },
        { label: '怎么走', value: centre.directions },
      ]}
    />
    {centre.phone && <CallButton phone={centre.phone}>打电话 {centre.phone}</CallButton>}
  </Card>
)
