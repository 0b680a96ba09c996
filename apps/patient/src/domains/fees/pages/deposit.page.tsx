import { useNavigate } from 'react-router'
import { run } from '@nethos/calls/command.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { centsOf, yuan } from '@nethos/contract/common/money.ts'
import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import { depositAmounts, depositYuan } from '@nethos/contract/fees/fees.rules.ts'
import type { Stay } from '@nethos/contract/fees/fees.schemas.ts'
import { Button } from '../../../controls/button.tsx'
import { Chips } from '../../../controls/chips.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { Card } from '../../../patterns/card.tsx'
import { useDraft } from '../../../patterns/draft.ts'
import { openDeposit } from '../fees.calls.ts'
import { OfStay } from '../parts/of-stay.tsx'
import { StayCard } from '../parts/stay-lines.tsx'

/** 住院预缴: amounts that are proposed, or any within the limits. */
export default function DepositPage() {
  return <OfStay onlyOpen>{one => <Deposit key={one.stayId} of={one} />}</OfStay>
}

const proposed = depositAmounts.map(cents => ({ value: String(cents / 100), label: `${cents / 100}元` }))

function Deposit({ of }: { of: Stay }) {
  const go = useNavigate()
  const draft = useDraft(`deposit.${of.stayId}`, { amount: '' })
  const form = useForm({
    draft,
    rules: { amount: depositYuan },
    send: ({ amount }) => run(openDeposit, { stayId: of.stayId, amountCents: centsOf(amount) }),
    onSent: made => void go(feePages.paidBill.to({ id: made.orderId })),
  })
  const { amount } = form.values
  return (
    <>
      <StayCard stay={of} />
      <Card>
        <Chips
          label="预缴金额"
          choices={proposed}
          value={proposed.find(one => one.value === amount)?.value ?? null}
          onChange={chosen => form.change({ amount: chosen })}
        />
        <TextField
          label="其他金额（元）"
          inputMode="decimal"
          hint={`单次不超过${yuan(5_000_000)}元`}
          {...form.input('amount')}
        />
      </Card>
      <Button onClick={() => void form.submit()}>去支付</Button>
    </>
  )
}
