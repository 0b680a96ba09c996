import { contentPages } from '@nethos/contract/content/content.pages.ts'
import { useState, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { consultAgreement } from '@nethos/contract/consult/consult.kinds.ts'
import { run } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { useSession } from '@nethos/calls/session.ts'
import { reportTrouble } from '@nethos/calls/trouble.ts'
import { AgreeLine } from '../../../controls/agree-line.tsx'
import { Button } from '../../../controls/button.tsx'
import { Price } from '../../../controls/price.tsx'
import { toast } from '../../../controls/toast.ts'
import { Article } from '../../../patterns/article.tsx'
import { Card } from '../../../patterns/card.tsx'
import { ReadingPage } from '../../../patterns/reading-page.tsx'
import type { ValueSource } from '../../../patterns/sources.ts'
import { Value } from '../../../patterns/value.tsx'
import { fixedText } from '../../content/public.ts'
import { giveConsent } from '../../system/public.ts'
import './consult-notice.css'

/** What can be bought here now. */
export interface Offered {
  /** Who answers. */
  brief: ReactNode
  /** 图文咨询 · 可追问10条 */
  what: string
  priceCents: number
  /** When he answers, and how long one may ask on. */
  clock: string
  /** Why it cannot be bought now; undefined: it can. */
  closed?: string | undefined
}

interface NoticePageProps {
  title: string
  offered: ValueSource<Offered>
  /** Where it goes on. */
  next: string
}

/** Who will answer, what it costs, the rules; read, agreed to, and on. */
export function NoticePage({ title, offered, next }: NoticePageProps) {
  const [agrees, setAgrees] = useState(false)
  const go = useNavigate()
  const isIn = useSession() !== undefined
  const rules = useServiceQuery(fixedText(consultAgreement))
  const closed = offered.value?.closed
  const proceed = () => {
    if (!agrees) return toast('请先阅读用户协议')
    if (isIn) run(giveConsent, { agreement: consultAgreement }).catch(reportTrouble)
    void go(next)
  }
  return (
    <ReadingPage
      title={title}
      reading={offered}
      next={
        <>
          <AgreeLine checked={agrees} onChange={setAgrees}>
            我已阅读并同意<Link to={contentPages.agreement.at}>《用户协议》</Link>和以上咨询须知
          </AgreeLine>
          <Button onClick={proceed} disabled={closed !== undefined}>
            {closed ?? '下一步'}
          </Button>
        </>
      }
    >
      {one => (
        <>
          <Card>
            {one.brief}
            {!one.closed && (
              <p className="consult-notice__price">
                <span>{one.what}</span>
                {one.priceCents === 0 ? <strong>免费</strong> : <Price cents={one.priceCents} />}
              </p>
            )}
          </Card>
          <Card title="咨询须知">
            <p className="consult-notice__rule">{one.clock}</p>
          </Card>
          <Value of={rules} shape="text">
            {text => <Article html={text.content} />}
          </Value>
        </>
      )}
    </ReadingPage>
  )
}
