import { contentPages } from '@nethos/contract/content/content.pages.ts'
import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { systemPages } from '@nethos/contract/system/system.pages.ts'
import { clientVersion } from '@nethos/calls/envelope.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { Article } from '../../../patterns/article.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { ServicePhone } from '../../../patterns/states.tsx'
import { fixedText } from '../../content/public.ts'

/** 关于我们: who we are, what we may do, and where to ask. Where the hospital has written nothing, the rest stands alone. */
export default function AboutPage() {
  const { name, servicePhone, serviceHours } = useAppInfo()
  const introduction = useServiceQuery(fixedText('关于我们'))
  return (
    <HubPage>
      {introduction.value && <Article title={name} html={introduction.value.content} />}
      <Card>
        <Lines
          lines={[
            { label: '服务名称', value: name },
            { label: '版本号', value: clientVersion },
            { label: '客服电话', value: servicePhone },
            { label: '服务时间', value: serviceHours },
          ]}
        />
      </Card>
      <Card>
        <ActionList
          actions={[
            { label: '使用帮助', to: systemPages.help.at },
            { label: '资质公示', note: '医疗机构执业许可证等', to: systemPages.licences.at },
            { label: '信息公示', note: '服务价格、医务人员、投诉渠道', to: doctorPages.publicity.at },
            { label: '用户协议', to: contentPages.agreement.at },
            { label: '隐私政策', to: contentPages.agreement.to({ type: '隐私政策' }) },
            { label: '开源软件声明', to: systemPages.openSource.at },
          ]}
        />
      </Card>
      <ServicePhone />
    </HubPage>
  )
}
