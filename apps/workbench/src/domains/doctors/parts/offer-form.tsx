import { App, Button, Input, Switch } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { centsOf, yuan } from '@nethos/contract/common/money.ts'
import { offerLabels, offerPrice, offerReplies, wantsReplies } from '@nethos/contract/doctors/doctor-desk.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { changeOffer, type DeskOffer } from '../doctors.calls.ts'

/** One kind of consult: open or not, for how much, with how many replies. What is sold by periods has its prices in them (private-services.tsx). */
export function OfferForm({ docId, offer }: { docId: string; offer: DeskOffer }) {
  const { consultType } = offer
  const label = offerLabels[consultType]
  const isByPeriods = consultType === 'PERSONAL_TIME_PIC'
  const [isOpen, setOpen] = useState(offer.isOpen)
  const [price, setPrice] = useState(yuan(offer.priceCents))
  const [replies, setReplies] = useState(String(offer.replyLimit))
  const [sentence, setSentence] = useState<string>()
  const { message } = App.useApp()
  const { run, isBusy } = useCommand(changeOffer)

  const save = async () => {
    const typedReplies = /^\d{1,3}$/.test(replies.trim()) ? Number(replies) : -1
    const { priceCents, replyLimit } = isByPeriods ? offer : { priceCents: centsOf(price), replyLimit: typedReplies }
    const wrong = Number.isNaN(priceCents)
      ? '请输入价格，最多两位小数，例如 19.90'
      : (sentenceOf(offerPrice, priceCents) ?? sentenceOf(offerReplies, replyLimit))
    setSentence(wrong)
    if (wrong) return
    if (await run({ docId, consultType, isOpen, priceCents, replyLimit })) void message.success(`${label}已保存`)
  }
  return (
    <div className="doctor-form" role="group" aria-label={label}>
      <div className="doctor-form__row">
        <strong>{label}</strong>
        <Switch
          aria-label={`开通${label}`}
          checked={isOpen}
          disabled={isByPeriods && !offer.isOffered}
          onChange={setOpen}
        />
        <span>{isOpen ? '已开通' : '未开通'}</span>
      </div>
      {isByPeriods ? (
        <p className="doctor-form__quiet">
          {offer.isOffered
            ? `${yuan(offer.priceCents)} 元起，价格和次数按服务时长设定。`
            : '还没有设定服务时长，不能开通。'}
        </p>
      ) : (
        <PriceFields
          label={label}
          price={price}
          onPrice={setPrice}
          {...(wantsReplies(consultType) && { replies, onReplies: setReplies })}
        />
      )}
      <p className="doctor-form__wrong" role="alert">
        {sentence}
      </p>
      {(!isByPeriods || offer.isOffered) && (
        <div>
          <Button loading={isBusy} onClick={() => void save()}>
            保存{label}
          </Button>
        </div>
      )}
    </div>
  )
}

interface PriceFieldsProps {
  label: string
  price: string
  onPrice: (typed: string) => void
  /** Left out of a kind that does not count them. */
  replies?: string
  onReplies?: (typed: string) => void
}

const PriceFields = ({ label, price, onPrice, replies, onReplies }: PriceFieldsProps) => (
  <div className="doctor-form__row">
    <Input
      aria-label={`${label}价格（元）`}
      prefix="¥"
      suffix="元"
      inputMode="decimal"
      style={{ width: 180 }}
      value={price}
      onChange={event => onPrice(event.target.value)}
    />
    {onReplies && (
      <Input
        aria-label={`${label}可回复次数`}
        prefix="患者可回复"
        suffix="次"
        inputMode="numeric"
        style={{ width: 220 }}
        value={replies}
        onChange={event => onReplies(event.target.value)}
      />
    )}
  </div>
)
