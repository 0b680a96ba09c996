import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { idCard as idCardRule } from '@nethos/contract/common/id-card.ts'
import { hospitalAccountRefusals } from '@nethos/contract/hospital-account/hospital-account.refusals.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { run } from '@nethos/calls/command.ts'
import { Lines } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { GatePage } from '../../../patterns/gate-page.tsx'
import { IdCardField } from '../../account/public.tsx'
import { proveIdCard, person } from '../hospital-account.calls.ts'
import { addressPage, filesPage, whoseIn, type Whose } from '../hospital-account.links.ts'

/** 身份验证: the person's ID number, before what the hospital has of him is changed. */
export default function ProveIdCardPage() {
  const [query] = useSearchParams()
  const whose = whoseIn(query)
  const result = useServiceQuery(person(whose.personId), { unless: whose.personId === '' })
  if (!whose.personId) return <Navigate to={peoplePages.people.at} replace />
  if (result.value) return <ProveForm who={result.value} whose={whose} cardNumber={query.get('jzkh') ?? ''} />
  return <DetailPage detail={result}>{() => null}</DetailPage>
}

function ProveForm({ who, whose, cardNumber }: { who: Person; whose: Whose; cardNumber: string }) {
  const go = useNavigate()
  const form = useForm({
    initial: { idCard: '' },
    rules: { idCard: idCardRule },
    send: ({ idCard }) => run(proveIdCard, { personId: whose.personId, idCard }),
    refusalFields: { [hospitalAccountRefusals.id_card_differs.code]: 'idCard' },
    onSent: async () => {
      await go(whose.hosId ? addressPage(whose, cardNumber) : filesPage(whose.personId), { replace: true })
    },
  })
  return (
    <GatePage reason="为了保护就诊人的信息，修改院内信息前，请先核对身份证号。" submit="下一步" onSubmit={form.submit}>
      <Lines lines={[{ label: '姓名', value: who.personName }]} />
      <IdCardField {...form.field('idCard')} />
    </GatePage>
  )
}
