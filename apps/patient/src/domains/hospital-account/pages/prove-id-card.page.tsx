import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { idCard as idCardRule } from '@nethos/contract/common/id-card.ts'
import { hospitalAccountRefusals } from '@nethos/contract/hospital-account/hospital-account.refusals.ts'
import { peoplePaths } from '@nethos/contract/people/people.paths.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useAsked } from '@nethos/calls/query.ts'
import { Lines } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { GatePage } from '../../../patterns/gate-page.tsx'
import { IdCardField } from '../../account/public.tsx'
import { person } from '../../people/public.tsx'
import { proveIdCard } from '../hospital-account.calls.ts'
import { addressPage, filesPage, whoseIn, type Whose } from '../hospital-account.links.ts'

/** 身份验证: the person's ID number, before what the hospital has of him is changed. */
export default function ProveIdCardPage() {
  const [query] = useSearchParams()
  const whose = whoseIn(query)
  const asked = useAsked(person(whose.personId), { unless: whose.personId === '' })
  if (!whose.personId) return <Navigate to={peoplePaths.people} replace />
  if (asked.value) return <ProveForm who={asked.value} whose={whose} cardNumber={query.get('jzkh') ?? ''} />
  return (
    <DetailPage title="身份验证" detail={asked}>
      {() => null}
    </DetailPage>
  )
}

function ProveForm({ who, whose, cardNumber }: { who: Person; whose: Whose; cardNumber: string }) {
  const go = useNavigate()
  const [idCard, setIdCard] = useState('')
  const [refused, setRefused] = useState<string>()
  const [isTried, setTried] = useState(false)
  const prove = useCommand(proveIdCard, error => {
    if (error.code !== hospitalAccountRefusals.id_card_differs.code) return false
    setRefused(idCard)
    return true
  })
  const wrong = idCard === refused ? hospitalAccountRefusals.id_card_differs.sentence : sentenceOf(idCardRule, idCard)

  const submit = async () => {
    setTried(true)
    if (sentenceOf(idCardRule, idCard) || !(await prove.run({ personId: whose.personId, idCard }))) return
    await go(whose.hosId ? addressPage(whose, cardNumber) : filesPage(whose.personId), { replace: true })
  }
  return (
    <GatePage
      title="身份验证"
      reason="为了保护就诊人的信息，修改院内信息前，请先核对身份证号。"
      submit="下一步"
      onSubmit={submit}
    >
      <Lines lines={[{ label: '姓名', value: who.personName }]} />
      <IdCardField value={idCard} onChange={setIdCard} error={isTried ? wrong : undefined} />
    </GatePage>
  )
}
