import { useServiceQuery } from '@nethos/calls/query.ts'
import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { PathwayTimeline } from '../../pathway/public.tsx'
import { openApplicationsOf } from '../programme.calls.ts'
import { ForPerson, tumourCode } from './tumour-person.tsx'

/** 诊疗方案: stages and cycles, each with what is to be done and when. */
export default function TumourPlan() {
  return <ForPerson>{({ personId }) => <Plan personId={personId} />}</ForPerson>
}

const Plan = ({ personId }: { personId: string }) => (
  <DetailPage detail={useServiceQuery(openApplicationsOf(tumourCode, personId))}>
    {standings => {
      const pathway = standings.find(one => one.pathway !== null)?.pathway
      return pathway ? (
        <>
          <Notice>{pathway.text}</Notice>
          <PathwayTimeline pathway={pathway} />
        </>
      ) : (
        <Empty
          sentence="还没有诊疗方案。加入全程管理、由医生开始后，每个阶段做什么、什么时候做会列在这里。"
          icon="doctor"
        >
          <ButtonLink to={placeLink(tumourCode, 'notice', { compatId: personId })}>申请加入</ButtonLink>
        </Empty>
      )
    }}
  </DetailPage>
)
