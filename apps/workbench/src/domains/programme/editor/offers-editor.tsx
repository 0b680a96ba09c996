import type { ProgrammeOffer } from '@nethos/contract/programme/programme.document.ts'
import { priceLabelOf } from '@nethos/contract/programme/programme.price.ts'
import { InputNumber } from 'antd'
import { Field } from '../../../controls/field.tsx'
import { AreaLine, TextLine } from '../../../controls/lines.tsx'
import { freshCode } from './change.ts'
import { ListOf, type PartProps, type WrongAt } from './list-of.tsx'

interface OffersEditorProps {
  offers: readonly ProgrammeOffer[]
  onChange: (offers: ProgrammeOffer[]) => void
  wrongAt: WrongAt
}

/** What can be applied for, what it costs, and how long it lasts. */
export const OffersEditor = ({ offers, onChange, wrongAt }: OffersEditorProps) => (
  <ListOf
    noun="服务"
    value={offers}
    onChange={onChange}
    place="application/offers"
    wrongAt={wrongAt}
    titleOf={one => `${one.title} ${priceLabelOf(one)}`}
    fresh={() => ({
      code: freshCode(
        'offer',
        offers.map(one => one.code),
      ),
      title: '',
      text: '',
      priceCents: 0,
    })}
    least={1}
    most={20}
  >
    {its => <OneOffer {...its} />}
  </ListOf>
)

/** A word about the price stands only where there is none. */
function priced(offer: ProgrammeOffer, yuan: number): ProgrammeOffer {
  const { priceWord, ...rest } = offer
  const priceCents = Math.round(yuan * 100)
  return priceCents > 0 || priceWord === undefined ? { ...rest, priceCents } : { ...rest, priceCents, priceWord }
}

function worded({ priceWord: _, ...rest }: ProgrammeOffer, word: string): ProgrammeOffer {
  return word === '' ? rest : { ...rest, priceWord: word }
}

function OneOffer({ value, onChange, place, wrongAt }: PartProps<ProgrammeOffer>) {
  const { days: _, ...lasting } = value
  return (
    <>
      <TextLine
        label="服务名称"
        maxLength={20}
        value={value.title}
        error={wrongAt(`${place}/title`)}
        onChange={title => onChange({ ...value, title })}
      />
      <AreaLine
        label="服务内容"
        minRows={2}
        maxRows={8}
        value={value.text}
        error={wrongAt(`${place}/text`)}
        onChange={text => onChange({ ...value, text })}
      />
      <div className="peditor__pair">
        <Field label="价格（元）" hint="免费写 0" wrong={wrongAt(`${place}/priceCents`)}>
          {its => (
            <InputNumber
              {...its}
              min={0}
              max={100_000}
              precision={2}
              value={value.priceCents / 100}
              onChange={price => onChange(priced(value, price ?? 0))}
            />
          )}
        </Field>
        <Field label="服务天数" hint="不写就由医院结束" wrong={wrongAt(`${place}/days`)}>
          {its => (
            <InputNumber
              {...its}
              min={1}
              max={1100}
              precision={0}
              value={value.days ?? null}
              onChange={days => onChange(days === null ? lasting : { ...value, days })}
            />
          )}
        </Field>
      </div>
      {value.priceCents === 0 && (
        <TextLine
          label="价格说明"
          hint="代替“免费”，例如：费用到院按项目结算"
          maxLength={20}
          value={value.priceWord ?? ''}
          error={wrongAt(`${place}/priceWord`)}
          onChange={word => onChange(worded(value, word))}
        />
      )}
    </>
  )
}
