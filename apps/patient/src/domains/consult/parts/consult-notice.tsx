import { useState } from 'react'
import { Link, Navigate, useNavigate } from 'react-router'
import { consultAgreement } from '@nethos/contract/consult/consult.kinds.ts'
import { contentPaths } from '@nethos/contract/content/content.paths.ts'
import { doctorPaths } from '@nethos/contract/doctors/doctors.paths.ts'
import { run } from '@nethos/calls/command.ts'
import { useAsked } from '@nethos/calls/query.ts'
import { useSession } from '@nethos/calls/session.ts'
import { reportTrouble } from '@nethos/calls/trouble.ts'
import { AgreeLine } from '../../../controls/agree-line.tsx'
import { Button } from '../../../controls/button.tsx'
import { Price } from '../../../controls/price.tsx'
import { toast } from '../../../controls/toast.ts'
import { Article } from '../../../patterns/article.tsx'
import { Card } from '../../../patterns/card.tsx'
import { ReadingPage } from '../../../patterns/reading-page.tsx'
import { Value } from '../../../patterns/value.tsx'
import { standingText } from '../../content/public.ts'
import { DoctorBrief, doctorCard } from '../../doctors/public.tsx'
import { giveConsent } from '../../system/public.tsx'
import { reportConsult, type Asking } from '../consult.links.ts'
import './consult-notice.css'

interface ConsultNoticeProps {
  title: string
  asking: Asking
  /** Where it goes on. */
  next: string
}

/** Who will answer, what it costs, the rules; read, agreed to, and on. A link out of a health service skips it (core 2). */
export function ConsultNotice({ title, asking, next }: ConsultNoticeProps) {
  const [agrees, setAgrees] = useState(false)
  const go = useNavigate()
  const isIn = useSession() !== undefined
  const card = useAsked(doctorCard(asking.docId), { unless: asking.docId === '' })
  const rules = useAsked(standingText(consultAgreement))
  if (!asking.docId) return <Navigate to={doctorPaths.doctors} replace />
  if (asking.consultSource === 'HEALTH_SERVICE') return <Navigate to={next} replace />

  const goOn = () => {
    if (!agrees) return toast('请先阅读用户协议')
    if (isIn) run(giveConsent, { agreement: consultAgreement }).catch(reportTrouble)
    void go(asking.comefrom ? reportConsult(asking.docId, asking.comefrom) : next)
  }
  const offer = card.value?.offers.find(one => one.consultType === 'DOCPIC')
  const isClosed = card.value !== undefined && !offer?.isOpen
  return (
    <ReadingPage
      title={title}
      reading={card}
      goOn={
        <>
          <AgreeLine checked={agrees} onChange={setAgrees}>
            我已阅读并同意<Link to={contentPaths.agreement}>《用户协议》</Link>和以上咨询须知
          </AgreeLine>
          <Button onClick={goOn} disabled={isClosed}>
            {isClosed ? '该医生暂未开通此项咨询服务' : '下一步'}
          </Button>
        </>
      }
    >
      {({ sysDoc }) => (
        <>
          <Card>
            <DoctorBrief doctor={sysDoc} />
            {offer?.isOpen && (
              <p className="consult-notice__price">
                <span>图文咨询{offer.replyLimit > 0 && ` · 可追问${offer.replyLimit}条`}</span>
                {offer.priceCents === 0 ? <strong>免费</strong> : <Price cents={offer.priceCents} />}
              </p>
            )}
          </Card>
          <Card title="咨询须知">
            <p className="consult-notice__rule">
              医生将在24小时内回复，超时未回复自动退款；首次回复后48小时内可追问，48小时后咨询自动结束。
            </p>
          </Card>
          <Value of={rules} shape="text">
            {text => <Article html={text.content} />}
          </Value>
        </>
      )}
    </ReadingPage>
  )
}
