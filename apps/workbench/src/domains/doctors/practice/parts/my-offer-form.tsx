import { App, Button, Switch } from 'antd'
import { run } from '@nethos/calls/command.ts'
import { typedCents, typedWhole, wholeTyped } from '@nethos/calls/form/typed-number.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { centsOf, yuan } from '@nethos/contract/common/money.ts'
import { offerLabels, offerPrice, offerReplies, wantsReplies } from '@nethos/contract/doctors/doctor-desk.rules.ts'
import { practiceRefusals } from '@nethos/contract/doctors/practice.rules.ts'
import { TextLine } from '../../../../controls/lines.tsx'
import { saveMyOffer, type MyOffer } from '../practice.calls.ts'
import '../../pages/doctor.css'
import '../pages/practice.css'

const rules = { price: typedCents(offerPrice), replies: typedWhole(offerReplies) }

/** Outside of the hospital's bounds; what was agreed before them may stay as it is. */
function outOf({ minCents, maxCents, priceCents }: MyOffer, typed: number): string | undefined {
  const isOutside = typed < minCents || typed > maxCents
  return isOutside && typed !== priceCents ? `医院规定的范围是${yuan(minCents)}到${yuan(maxCents)}元` : undefined
}

function useOfferForm(offer: MyOffer) {
  const { message } = App.useApp()
  const { consultType, mayPrice } = offer
  return useForm({
    initial: { isOpen: offer.isOpen, price: yuan(offer.priceCents), replies: String(offer.replyLimit) },
    rules: mayPrice ? rules : {},
    validate: ({ price }) => {
      const sentence = mayPrice && outOf(offer, centsOf(price))
      return sentence ? { price: sentence } : {}
    },
    send: ({ isOpen, price, replies }) =>
      run(saveMyOffer, { consultType, isOpen, priceCents: centsOf(price), replyLimit: wholeTyped(replies) }),
    refusalFields: { [practiceRefusals.price_out_of_bounds.code]: 'price' },
    onSent: () => void message.success(`${offerLabels[consultType]}已保存`),
  })
}

/** One kind of consult of one's own: open or not, and for how much where he may say so. */
export function MyOfferForm({ offer }: { offer: MyOffer }) {
  const { consultType, mayOpen, mayPrice, minCents, maxCents } = offer
  const label = offerLabels[consultType]
  const form = useOfferForm(offer)
  const isOpen = form.field('isOpen')
  return (
    <div className="doctor-form" role="group" aria-label={label}>
      <div className="doctor-form__row">
        <strong>{label}</strong>
        <Switch
          aria-label={`开通${label}`}
          checked={isOpen.value}
          disabled={!mayOpen || (!mayPrice && !offer.isOffered)}
          onChange={isOpen.onChange}
        />
        <span>{isOpen.value ? '已开通' : '未开通'}</span>
      </div>
      {mayPrice ? (
        <div className="practice__terms">
          <TextLine
            label={`${label}价格（元）`}
            hint={`医院规定的范围是${yuan(minCents)}到${yuan(maxCents)}元`}
            inputMode="decimal"
            prefix="¥"
            {...form.field('price')}
          />
          {wantsReplies(consultType) && (
            <TextLine label={`${label}患者可回复次数`} inputMode="numeric" suffix="次" {...form.field('replies')} />
          )}
        </div>
      ) : (
        <p className="doctor-form__quiet">
          {yuan(offer.priceCents)} 元{mayOpen ? '起，价格按服务时长由医院设定' : '，由医院统一安排和定价'}。
        </p>
      )}
      {mayOpen && (
        <div>
          <Button loading={form.isBusy} disabled={!form.isDirty} onClick={() => void form.submit()}>
            保存{label}
          </Button>
        </div>
      )}
    </div>
  )
}
