import { useNavigate, useSearchParams } from 'react-router'
import { daySurgeryPages } from '@nethos/contract/daysurgery/daysurgery.pages.ts'
import { Button } from '../../../controls/button.tsx'
import { Card } from '../../../patterns/card.tsx'
import { Page } from '../../../patterns/page.tsx'
import { ForPerson } from '../../questionnaire/public.tsx'

/** 导诊单: what it is for, for whom, and on. */
export default function WaitingGuideNoticePage() {
  const [query] = useSearchParams()
  return (
    <Page>
      <Card title="导诊单怎么用">
        <p>导诊单写着病案号和入院前要办的每一步。到窗口、护士站或检查台，出示上面的二维码，工作人员扫码就能找到您。</p>
        <p>二维码代表您的病案号，请只给医院的工作人员看，不要转发截图。</p>
      </Card>
      <ForPerson chosen={query.get('compatId')}>{personId => <Continue compatId={personId} />}</ForPerson>
    </Page>
  )
}

function Continue({ compatId }: { compatId: string }) {
  const go = useNavigate()
  return <Button onClick={() => void go(daySurgeryPages.waitingGuide.to({ compatId }))}>查看导诊单</Button>
}
