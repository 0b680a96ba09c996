import { clientVersion } from '@nethos/calls/envelope.ts'
import { useAsked } from '@nethos/calls/query.ts'
import { contentPaths } from '@nethos/contract/content/content.paths.ts'
import { systemPaths } from '@nethos/contract/system/system.paths.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { Article } from '../../../patterns/article.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { useHouse } from '../../../patterns/house.ts'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { ServicePhone } from '../../../patterns/states.tsx'
import { standingText } from '../../content/public.ts'

/** 关于我们: who we are, what we may do, and where to ask. Where the hospital has written nothing, the rest stands alone. */
export default function AboutPage() {
  const { name, servicePhone, serviceHours } = useHouse()
  const introduction = useAsked(standingText('关于我们'))
  return (
    <HubPage title="关于我们">
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
            { label: '使用帮助', to: systemPaths.help },
            { label: '资质公示', note: '医疗机构执业许可证等', to: systemPaths.licences },
            { label: '用户协议', to: contentPaths.agreement },
            { label: '隐私政策', to: `${contentPaths.agreement}?type=隐私政策` },
            { label: '开源软件声明', to: systemPaths.openSource },
          ]}
        />
      </Card>
      <ServicePhone />
    </HubPage>
  )
}
