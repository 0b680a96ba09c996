import { App, Button, Input } from 'antd'
import { run } from '@nethos/calls/command.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import * as rules from '@nethos/contract/renewal/renewal.rules.ts'
import { Field } from '../../../controls/field.tsx'
import { send } from '../renewal.calls.ts'

/** The parcel's number, once it is on its way. */
export function SendMedicine({ consultId }: { consultId: string }) {
  const { message } = App.useApp()
  const form = useForm({
    initial: { carrier: '顺丰速运', trackingNo: '' },
    rules: { carrier: rules.carrier, trackingNo: rules.trackingNo },
    send: parcel => run(send, { consultId, ...parcel }),
    onSent: () => void message.success('已寄出，患者会收到快递单号'),
  })
  const { error: wrongCarrier, ...carrier } = form.input('carrier')
  const { error: wrongNumber, ...trackingNo } = form.input('trackingNo')
  return (
    <>
      <Field label="快递公司" wrong={wrongCarrier}>
        {its => <Input {...its} {...carrier} />}
      </Field>
      <Field label="快递单号" wrong={wrongNumber}>
        {its => <Input {...its} {...trackingNo} />}
      </Field>
      <Button type="primary" loading={form.isBusy} onClick={() => void form.submit()}>
        已寄出
      </Button>
    </>
  )
}
