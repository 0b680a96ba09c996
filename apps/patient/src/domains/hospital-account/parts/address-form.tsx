import { useNavigate } from 'react-router'
import { changedSentence } from '@nethos/contract/account/account.rules.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { run } from '@nethos/calls/command.ts'
import { toast } from '../../../controls/toast.ts'
import { Card, Lines } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { useDraft } from '../../../patterns/draft.ts'
import { FormPage } from '../../../patterns/form-page.tsx'
import { ownPath } from '../../account/public.tsx'
import { changeFile, file } from '../hospital-account.calls.ts'
import { changedPage, type Whose } from '../hospital-account.links.ts'
import { askAndGo } from '../way-out.ts'
import { AddressFields, noAddress, wholeAddress, wrongInAddress } from './address-fields.tsx'
import { useHospitalName } from './bind-file.tsx'

interface AddressFormProps {
  title: string
  who: Person
  whose: Whose
  /** Which visit card is meant; empty: the file's first. */
  cardNumber: string
  comefrom: string | null
}

/** The home address in the hospital's file: what stands there, and what shall. */
export function AddressForm({ title, who, whose, cardNumber, comefrom }: AddressFormProps) {
  const go = useNavigate()
  const query = useServiceQuery(file(whose.personId, whose.hosId))
  const hosName = useHospitalName(whose.hosId)
  const draft = useDraft(`hospital.address.${whose.personId}.${whose.hosId}`, noAddress)
  const form = useForm({
    draft,
    validate: wrongInAddress,
    send: typed => run(changeFile, { ...whose, cardNumber, address: wholeAddress(typed) }),
    onRefused: error => askAndGo(error, whose, go, comefrom ?? ''),
    onSent: async () => {
      const next = ownPath(comefrom)
      if (next) toast(changedSentence)
      await go(next ?? changedPage(whose), { replace: true })
    },
  })
  if (!query.value)
    return (
      <DetailPage title={title} detail={query}>
        {() => null}
      </DetailPage>
    )

  return (
    <FormPage title={title} submit="保存" onSubmit={form.submit}>
      <Card>
        <Lines
          lines={[
            { label: '医院', value: hosName },
            { label: '就诊人', value: who.personName },
            { label: '就诊卡号', value: cardNumber || query.value.cardNumber },
            { label: '现住址', value: query.value.address || '未填写' },
          ]}
        />
      </Card>
      <Card title="改为">
        <AddressFields value={form.values} onChange={form.change} wrong={form.errors} />
      </Card>
    </FormPage>
  )
}
