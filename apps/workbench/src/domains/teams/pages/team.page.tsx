import { Link, useParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { Empty, Fault, Waiting } from '../../../patterns/states.tsx'
import { Banner } from '../parts/banner.tsx'
import { Card } from '../parts/card.tsx'
import { Members } from '../parts/members.tsx'
import { Offer } from '../parts/offer.tsx'
import { Services } from '../parts/services.tsx'
import { team } from '../teams.calls.ts'
import './teams.css'

/** One team: what patients read of it, who answers, and what it offers for how much. */
export default function TeamPage() {
  const { teamId = '' } = useParams()
  const { value, status, sentence, error, retry } = useServiceQuery(team(teamId))
  return (
    <OfficePage title={value?.teamName ?? '团队详情'} tools={<Link to="/teams">返回团队列表</Link>}>
      {value ? (
        <>
          <p>
            保存后患者端立即生效
            {value.openConsults > 0 && `；进行中的 ${value.openConsults} 个咨询仍按下单时的价格和次数进行`}。
          </p>
          <Card team={value} />
          <Banner team={value} />
          <Offer team={value} />
          <Members team={value} onRefused={retry} />
          <Services team={value} />
        </>
      ) : error instanceof RefusedError ? (
        <Empty as="search" sentence="没有这个团队" />
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting />
      )}
    </OfficePage>
  )
}
