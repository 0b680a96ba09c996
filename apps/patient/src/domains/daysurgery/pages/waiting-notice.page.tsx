import { useNavigate } from 'react-router'
import { daySurgeryPages } from '@nethos/contract/daysurgery/daysurgery.pages.ts'
import { Button } from '../../../controls/button.tsx'
import { Card } from '../../../patterns/card.tsx'
import { Page } from '../../../patterns/page.tsx'
import { WaitingNotice } from '../parts/waiting-notice.tsx'

/** 入院须知, and on. */
export default function WaitingNoticePage() {
  const go = useNavigate()
  return (
    <Page bar={<Button onClick={() => void go(daySurgeryPages.waiting.at)}>我已知道，继续</Button>}>
      <Card title="入院须知">
        <WaitingNotice />
      </Card>
    </Page>
  )
}
