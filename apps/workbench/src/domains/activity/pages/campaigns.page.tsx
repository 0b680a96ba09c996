import { Button } from 'antd'
import { useSearchParams } from 'react-router'
import { activityPages } from '@nethos/contract/activity/activity.pages.ts'
import { emptyCampaign } from '@nethos/contract/activity/campaign.document.ts'
import { EditionFrame } from '../../../patterns/edition-frame.tsx'
import { EditionList } from '../../../patterns/edition-list.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { campaigns } from '../activity.calls.ts'
import { campaignForm } from '../parts/campaign-form.tsx'

/** Campaigns that stand at an address of their own. */
const addresses: Readonly<Record<string, string>> = {
  asian: activityPages.asianGames.at,
  drainage: activityPages.leadIn.at,
  wuhan: activityPages.feverClinic.at,
  bayz: activityPages.freeClinicBayz.at,
  cdyz: activityPages.freeClinicCdyz.at,
}

/** 活动页: all campaigns, or with a code in the address the one that is written. */
export default function CampaignsPage() {
  const [query, setQuery] = useSearchParams()
  const code = query.get('code')
  if (!code)
    return (
      <OfficePage title="活动页">
        <EditionList noun="活动页" calls={campaigns} onOpen={one => setQuery({ code: one })} />
      </OfficePage>
    )
  return (
    <OfficePage title={`活动页 ${code}`} tools={<Button onClick={() => setQuery({})}>返回列表</Button>}>
      <p>{`患者的地址：${addresses[code] ?? `/active/common?id=${code}`}`}</p>
      <EditionFrame key={code} code={code} calls={campaigns} form={campaignForm} empty={emptyCampaign} />
    </OfficePage>
  )
}
