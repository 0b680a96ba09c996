import { checkupPages } from '@nethos/contract/checkup/checkup.pages.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Card } from '../../../patterns/card.tsx'
import { Page } from '../../../patterns/page.tsx'
import { ForPerson } from '../../questionnaire/public.tsx'
import { MineTabs } from '../parts/mine-tabs.tsx'

/** 线下体检: whose records. */
export default function OfflinePage() {
  return (
    <Page head={<MineTabs />}>
      <ForPerson>
        {personId => (
          <Card title="线下体检记录">
            <p>在医院窗口办理的体检，绑定医院帐号后可以在这里查看报告。</p>
            <ButtonLink to={checkupPages.offlineRecords.to({ compatId: personId })}>查看记录</ButtonLink>
          </Card>
        )}
      </ForPerson>
    </Page>
  )
}
