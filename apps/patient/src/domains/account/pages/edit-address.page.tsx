import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { accountPaths } from '@nethos/contract/account/account.paths.ts'
import { addressFields } from '@nethos/contract/account/address.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useAsked } from '@nethos/calls/query.ts'
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
  const add = useCommand(addAddress)
  return (
    <AddressForm
      title="新增收货地址"
      value={draft.value}
      onChange={draft.set}
      save={async typed => {
        if (!(await add.run(sent(typed)))) return false
        draft.clear()
        return true
      }}
    />
  )
}

function Change({ addressId }: { addressId: string }) {
  const asked = useAsked(address(addressId))
  const [typed, setTyped] = useState<Typed>()
  const change = useCommand(changeAddress)
  if (!asked.value)
    return (
      <DetailPage title="编辑收货地址" detail={asked}>
        {() => null}
      </DetailPage>
    )
  return (
    <AddressForm
      title="编辑收货地址"
      value={typed ?? asked.value}
      onChange={setTyped}
      save={async changed => (await change.run({ addressId, ...sent(changed) })) === true}
    />
  )
}

interface AddressFormProps {
  title: string
  value: Typed
  onChange: (value: Typed) => void
  save: (value: Typed) => Promise<boolean>
}

function AddressForm({ title, value, onChange, save }: AddressFormProps) {
  const go = useNavigate()
  const [isTried, setTried] = useState(false)
  const wrong = (key: keyof typeof addressFields) => (isTried ? sentenceOf(addressFields[key], value[key]) : undefined)
  const submit = async () => {
    setTried(true)
    const keys = Object.keys(addressFields) as (keyof typeof addressFields)[]
    const sentence = keys.map(key => sentenceOf(addressFields[key], value[key])).find(Boolean)
    if (sentence) return toast(sentence)
    if (!(await save(value))) return
    toast('保存成功')
    await go(accountPaths.addresses, { replace: true })
  }
  return (
    <FormPage title={title} submit="保存" onSubmit={submit}>
      <Card>
        <TextField
          label="收货人"
          placeholder="请填写收货人姓名"
          value={value.receiver}
          onChange={event => onChange({ ...value, receiver: event.target.value })}
          error={wrong('receiver')}
        />
        <MobileField value={value.mobile} onChange={mobile => onChange({ ...value, mobile })} error={wrong('mobile')} />
        <RegionField
          label="所在地区"
          areaName={value.areaName}
          onChoose={area => onChange({ ...value, ...area })}
          error={wrong('areaCode')}
        />
        <AreaField
          label="详细地址"
          rows={2}
          placeholder="街道、小区、楼栋、门牌号"
          limit={100}
          value={value.street}
          onChange={event => onChange({ ...value, street: event.target.value })}
          error={wrong('street')}
        />
      </Card>
      <Card>
        <Switch
          label="设为默认地址"
          note="送药时会先选中这个地址"
          checked={value.isDefault}
          onChange={isDefault => onChange({ ...value, isDefault })}
        />
      </Card>
    </FormPage>
  )
}
