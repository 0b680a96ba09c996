import { grantPages } from '@nethos/contract/grants/grants.pages.ts'
import { useState, type ReactNode } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import {
  grantPeriods,
  grantScopeKeys,
  grantScopes,
  scopes as scopesRule,
  type GrantDays,
  type GrantScope,
} from '@nethos/contract/grants/grants.rules.ts'
import type { Managed } from '@nethos/contract/grants/grants.schemas.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Button } from '../../../controls/button.tsx'
import { Chips, ManyChips } from '../../../controls/chips.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { FormPage } from '../../../patterns/form-page.tsx'
import { CaptchaField, useCaptcha } from '../../account/public.tsx'
import { askGrant, giveByCode, managedPerson } from '../grants.calls.ts'

/** 申请授权: what I would like to do for somebody, for how long; he answers on his own phone. */
export default function AskPage() {
  const [query] = useSearchParams()
  const personId = query.get('compatId') ?? ''
  const result = useServiceQuery(managedPerson(personId), { unless: personId === '' })
  if (!personId) return <Navigate to={grantPages.grants.at} replace />
  if (result.value?.notAskable) return <Navigate to={grantPages.person.to({ compatId: personId })} replace />
  if (result.value) return <AskForm who={result.value} />
  return <DetailPage detail={result}>{() => null}</DetailPage>
}

const periods = Object.entries(grantPeriods).map(([value, label]) => ({ value, label }))

function AskForm({ who }: { who: Managed }) {
  const { personId, personName } = who
  const go = useNavigate()
  const [scopes, setScopes] = useState<GrantScope[]>(who.given?.scopes ?? [...grantScopeKeys])
  const [days, setDays] = useState('90')
  const [isTried, setTried] = useState(false)
  const [isBeside, setBeside] = useState(false)
  const [grantId, setGrantId] = useState('')
  const ask = useCommand(askGrant)
  const wrong = sentenceOf(scopesRule, scopes)
  const wish = { personId, scopes, days: Number(days) as GrantDays }
  const captcha = useCaptcha({
    key: `grant.${personId}.${scopes.join()}.${days}`,
    // The number itself is not known here; the server sends to it.
    mobile: standIn,
    send: async () => {
      setTried(true)
      if (wrong) return undefined
      const sent = await ask.run({ ...wish, way: 'code' })
      if (sent) setGrantId(sent.grantId)
      return sent
    },
  })
  const give = useCommand(giveByCode, captcha.refuse)
  const leave = () => go(grantPages.person.to({ compatId: personId }), { replace: true })

  const submit = async () => {
    setTried(true)
    if (wrong) return
    if (isBeside) {
      if (captcha.wrong) return
      if (!(await give.run({ grantId, cid: captcha.cid, captcha: captcha.code }))) return
      captcha.clear()
      toast('对方已授权')
    } else {
      if (!(await ask.run({ ...wish, way: 'link' }))) return
      toast('短信已发送，请对方确认')
    }
    await leave()
  }
  return (
    <FormPage submit={isBeside ? '确认授权' : '发短信给对方'} onSubmit={submit}>
      <Card>
        <ManyChips
          label={`我想为${personName}`}
          choices={grantScopeKeys.map(value => ({ value, label: grantScopes[value] }))}
          value={scopes}
          onChange={setScopes}
          error={isTried ? wrong : undefined}
        />
        <Chips label="代办多久" choices={periods} value={days} onChange={setDays} />
      </Card>
      <WayToAgree who={who} isBeside={isBeside} onBeside={setBeside}>
        <CaptchaField captcha={captcha} isTried={isTried} />
      </WayToAgree>
      <Notice tone="quiet">
        对方同意之前，现在的代办方式不变。同意之后，您只能办理对方勾选的事项；对方可以随时收回。
        授权期间，对方的长辈版首页会有一个按钮，按一下就能拨打您的手机。 如果对方没有自己的手机，请一起到医院窗口办理。
      </Notice>
    </FormPage>
  )
}

interface WayToAgreeProps {
  who: Managed
  isBeside: boolean
  onBeside: (isBeside: boolean) => void
  /** Where the code is typed that he reads out. */
  children: ReactNode
}

/** He agrees here by a code, or on his own phone by a link. */
const WayToAgree = ({ who, isBeside, onBeside, children }: WayToAgreeProps) =>
  isBeside ? (
    <Card title="对方在您身边">
      <p>
        验证码会发到{who.personName}本人的手机{who.askedMobile && ` ${who.askedMobile} `}
        。请对方看清短信，同意后告诉您。
      </p>
      {children}
      <Button look="quiet" onClick={() => onBeside(false)}>
        改为发链接给对方
      </Button>
    </Card>
  ) : (
    <Card title="对方用自己的手机确认">
      <p>
        短信会发到{who.personName}本人的手机{who.askedMobile && ` ${who.askedMobile} `}
        ，对方打开链接后选择同意或不同意。
      </p>
      <Button look="quiet" onClick={() => onBeside(true)}>
        对方在我身边，用验证码确认
      </Button>
    </Card>
  )

/** A well-formed number for the captcha's own check of the field that this form does not have. */
const standIn = '13000000000'
