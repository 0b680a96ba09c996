import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { dayInWords, dayOf } from '@nethos/contract/common/days.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { useSession } from '@nethos/calls/session.ts'
import { AgreeLine } from '../../../controls/agree-line.tsx'
import { Button } from '../../../controls/button.tsx'
import { toast } from '../../../controls/toast.ts'
import { Article } from '../../../patterns/article.tsx'
import { ReadingPage } from '../../../patterns/reading-page.tsx'
import { useBack } from '../../../patterns/use-back.ts'
import { fixedText } from '../../content/public.ts'
import { NothingHere } from '../parts/nothing-here.tsx'
import { consent, giveConsent } from '../system.calls.ts'

/** 协议签署: one standing text to read and to agree to. */
export default function SignPage() {
  const [query] = useSearchParams()
  const typeName = query.get('typeName') ?? ''
  const title = query.get('title') || typeName || '协议签署'
  return typeName === '' ? <NothingHere title={title} /> : <Sign typeName={typeName} title={title} />
}

function Sign({ typeName, title }: { typeName: string; title: string }) {
  const text = useServiceQuery(fixedText(typeName))
  return (
    <ReadingPage title={title} reading={text} next={text.value && <Agreement typeName={typeName} />}>
      {({ version, content, publishedAt }) => (
        <Article note={`版本 ${version} · ${dayInWords(dayOf(publishedAt))}`} html={content} />
      )}
    </ReadingPage>
  )
}

function Agreement({ typeName }: { typeName: string }) {
  const isIn = useSession() !== undefined
  const given = useServiceQuery(consent(typeName), { unless: !isIn })
  const [isTicked, setTicked] = useState(false)
  const sign = useCommand(giveConsent)
  const back = useBack()
  const logIn = useLogIn()

  const agree = async () => {
    if (!isTicked) return toast('请先阅读用户协议')
    if (!isIn) return logIn()
    if (!(await sign.run({ agreement: typeName }))) return
    toast('签署成功')
    back()
  }
  if (given.value?.isGiven)
    return (
      <Button look="soft" onClick={back}>
        您已同意，返回
      </Button>
    )
  return (
    <>
      <AgreeLine checked={isTicked} onChange={setTicked}>
        我已阅读并同意
      </AgreeLine>
      <Button busy={sign.isBusy} onClick={agree}>
        {isIn ? '确定' : '登录后确定'}
      </Button>
    </>
  )
}

function useLogIn() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return () => void navigate(accountPages.login.to({ backPath: pathname + search }))
}
