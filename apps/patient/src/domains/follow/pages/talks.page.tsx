import { followPages } from '@nethos/contract/follow/follow.pages.ts'
import { Navigate, useSearchParams } from 'react-router'
import { followServices } from '@nethos/contract/follow/follow.services.ts'
import { query, useServiceQuery } from '@nethos/calls/query.ts'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Page } from '../../../patterns/page.tsx'
import { doctorWay } from '../../doctors/public.tsx'
import { TalkRows } from '../parts/talk-rows.tsx'

/** 消息: all talks; with docId the one with that doctor, or the doctor's page where there is none to lead to. */
export default function TalksPage() {
  const [asked] = useSearchParams()
  const docId = asked.get('docId')
  if (docId) return <WithDoctor docId={docId} />
  return (
    <Page>
      <TalkRows />
    </Page>
  )
}

function WithDoctor({ docId }: { docId: string }) {
  const follow = useServiceQuery(query(followServices.getFollow, { docId }))
  return (
    <DetailPage detail={follow}>
      {({ followId }) => <Navigate to={followId ? followPages.talk.to({ followId }) : doctorWay(docId)} replace />}
    </DetailPage>
  )
}
