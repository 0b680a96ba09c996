import { useNavigate, useSearchParams } from 'react-router'
import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { addressFields } from '@nethos/contract/account/address.rules.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { useForm, type DraftOf } from '@nethos/calls/form/use-form.ts'
import { run } from '@nethos/calls/command.ts'
import { AreaField } from '../../../controls/area-field.tsx'
import { Switch } from '../../../controls/switch.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { useDraft } from '../../../patterns/draft.ts'
import { FormPage } from '../../../patterns/form-page.tsx'
import { addAddress, address, changeAddress } from '../address.calls.ts'
import { MobileField } from '../parts/mobile-field.tsx'
import { RegionField } from '../parts/region-field.tsx'

const empty = { receiver: '', mobile: '', areaCode: '', areaName: '', street: '', isDefault: false }
type Typed = typeof empty

/** The region's name is for the eye: the server has its own. */
const sent = ({ receiver, mobile, areaCode, street, isDefault }: Typed) => ({
  receiver,
  mobile,
  areaCode,
  street,
  isDefault,
})

/** 新增收货地址; with an id, the one that is changed. */
export default function EditAddressPage() {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id ? <Change addressId={id} /> : <Add />
}

function Add() {
  const draft = useDraft('account.address', empty)
  return <AddressForm title="新增收货地址" start={{ draft }} save={typed => run(addAddress, sent(typed))} />
}

function Change({ addressId }: { addressId: string }) {
  const result = useServiceQuery(address(addressId))
  if (!result.value)
    return (
      <DetailPage title="编辑收货地址" detail={result}>
        {() => null}
      </DetailPage>
    )
  return (
    <AddressForm
      title="编辑收货地址"
      start={{ initial: result.value }}
      save={changed => run(changeAddress, { addressId, ...sent(changed) })}
    />
  )
}

interface AddressFormProps {
  title: string
  start: { draft: DraftOf<Typed> } | { initial: Typed }
  save: (value: Typed) => Promise<unknown>
}

function AddressForm({ title, start, save }: AddressFormProps) {
  const go = useNavigate()
  const form = useForm({
    ...start,
    rules: addressFields,
    send: save,
    onSent: async () => {
      toast('保存成功')
      await go(accountPages.addresses.at, { replace: true })
    },
  })
  const submit = () => {
    const sentence = Object.values(form.allErrors).find(Boolean)
    if (sentence) toast(sentence)
    return form.submit()
  }
  const { areaName, isDefault } = form.values
  return (
    <FormPage title={title} submit="保存" onSubmit={submit}>
      <Card>
        <TextField label="收货人" placeholder="请填写收货人姓名" {...form.input('receiver')} />
        <MobileField {...form.field('mobile')} />
        <RegionField label="所在地区" areaName={areaName} onChoose={form.change} error={form.errors.areaCode} />
        <AreaField
          label="详细地址"
          rows={2}
          placeholder="街道、小区、楼栋、门牌号"
          limit={100}
          {...form.input('street')}
        />
      </Card>
      <Card>
        <Switch
          label="设为默认地址"
          note="送药时会先选中这个地址"
          checked={isDefault}
          onChange={isDefault => form.change({ isDefault })}
        />
      </Card>
    </FormPage>
  )
}
