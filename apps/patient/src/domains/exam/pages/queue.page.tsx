import { useNavigate, useSearchParams } from 'react-router'
import { useEffect } from 'react'
import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import { Button } from '../../../controls/button.tsx'
import { Page } from '../../../patterns/page.tsx'
import { ForPerson } from '../../questionnaire/public.tsx'

/** 排队叫号: for whom; whoever is named goes on at once. */
export default function QueuePage() {
  const [query] = useSearchParams()
  const compatId = query.get('compatId')
  const navigate = useNavigate()
  useEffect(() => {
    if (compatId) void navigate(examPages.queueHome.to({ compatId }), { replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each person
  }, [compatId])
  return (
    <Page>
      <ForPerson chosen={compatId}>
        {personId => (
          <Button onClick={() => void navigate(examPages.queueHome.to({ compatId: personId }))}>查看排队</Button>
        )}
      </ForPerson>
    </Page>
  )
}
