import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { AgreeLine } from '../../../controls/agree-line.tsx'
import { Button } from '../../../controls/button.tsx'
import { toast } from '../../../controls/toast.ts'
import { Article } from '../../../patterns/article.tsx'
import { ReadingPage } from '../../../patterns/reading-page.tsx'
import { fixedText } from '../../content/public.ts'

interface NoticeToAgreeProps {
  title: string
  /** The standing text. */
  typeName: string
  /** The word on the button. */
  nextLabel: string
  /** Where it leads. */
  to: string
  /** Beside 我已阅读并同意. */
  children: ReactNode
}

/** A standing text to read and agree to before one goes on. */
export function NoticeToAgree({ title, typeName, nextLabel, to, children }: NoticeToAgreeProps) {
  const text = useServiceQuery(fixedText(typeName))
  const [agrees, setAgrees] = useState(false)
  const go = useNavigate()
  return (
    <ReadingPage
      title={title}
      reading={text}
      next={
        <>
          <AgreeLine checked={agrees} onChange={setAgrees}>
            我已阅读并同意{children}
          </AgreeLine>
          <Button onClick={() => (agrees ? void go(to) : toast('请先阅读并勾选同意'))}>{nextLabel}</Button>
        </>
      }
    >
      {({ content }) => <Article html={content} />}
    </ReadingPage>
  )
}
