import { useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { instantInWords } from '@nethos/contract/common/days.ts'
import { checkupPages } from '@nethos/contract/checkup/checkup.pages.ts'
import { checkupRefusals } from '@nethos/contract/checkup/checkup.refusals.ts'
import type { CheckupPerson, CheckupTime, PackageDetail } from '@nethos/contract/checkup/checkup.schemas.ts'
import type { VoucherDetail } from '@nethos/contract/checkup/voucher.schemas.ts'
import { price } from '@nethos/contract/common/money.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { AgreeLine } from '../../../controls/agree-line.tsx'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { book, bookForFamily, bookWithVoucher, checkupPackage, persons, times, voucher } from '../checkup.calls.ts'
import { AddOns } from '../parts/add-ons.tsx'
import { CentreCard } from '../parts/centre-card.tsx'

/** 确认订单: what, for whom, when, how much; add-ons by one's own will. */
export default function ConfirmPage() {
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const [compatId = '', timeId = '', voucherId = '', familyOf = ''] = [
    'compatId',
    'timeId',
    'voucherId',
    'familyOf',
  ].map(name => query.get(name) ?? '')
  const detail = useServiceQuery(checkupPackage(id))
  const all = useServiceQuery(persons(id))
  const free = useServiceQuery(times(id))
  const companyOf = voucherId || familyOf
  const company = useServiceQuery(voucher(companyOf), { unless: companyOf === '' })
  const personId = voucherId === '' ? compatId : (company.value?.personId ?? compatId)
  const person = all.value?.find(one => one.personId === personId)
  const time = free.value?.times.find(one => one.timeId === timeId)
  const isReady = all.value !== undefined && free.value !== undefined && (companyOf === '' || company.value)
  if (!detail.value || !isReady)
    return (
      <Page>
        <Value of={detail}>{() => <Value of={all}>{() => null}</Value>}</Value>
      </Page>
    )
  if (!person || !time)
    return (
      <Page>
        <Empty icon="calendar" sentence={person ? '这个时间已不能预约，请重新选择' : '请先选择体检人和日期'}>
          <ButtonLink
            to={
              person
                ? checkupPages.chooseDate.to({ id, compatId: personId, voucherId, familyOf })
                : checkupPages.choosePerson.to({ packageId: id, familyOf })
            }
          >
            {person ? '选择日期' : '选择体检人'}
          </ButtonLink>
        </Empty>
      </Page>
    )
  return (
    <Confirm one={detail.value} person={person} time={time} company={company.value} isForFamily={familyOf !== ''} />
  )
}

interface ConfirmProps {
  one: PackageDetail
  person: CheckupPerson
  time: CheckupTime
  /** The employee's check; undefined: no company has to do with it. */
  company: VoucherDetail | undefined
  /** Of his family, at the contract's price. */
  isForFamily: boolean
}

function Confirm(props: ConfirmProps) {
  const { one, person, time, company, isForFamily } = props
  const [chosen, setChosen] = useState<string[]>([])
  const [isAgreed, setAgreed] = useState(false)
  const [error, setError] = useState<string>()
  const { packageId } = one
  const isPaidFor = company !== undefined && !isForFamily
  const packageCents = isPaidFor ? 0 : (isForFamily && company?.family?.priceCents) || one.priceCents
  const addOnCents = one.addOns
    .filter(addOn => chosen.includes(addOn.code))
    .reduce((sum, addOn) => sum + addOn.priceCents, 0)
  const totalCents = addOnCents + packageCents
  const submit = useSubmit(props)
  const send = () => {
    if (!isAgreed) return setError('请先阅读并同意体检须知')
    return submit({ packageId, personId: person.personId, timeId: time.timeId, addOns: chosen, totalCents })
  }
  return (
    <Page
      bar={
        <Button onClick={send} throttle>
          {totalCents === 0 ? '提交预约' : `提交订单 ${price(totalCents)}`}
        </Button>
      }
    >
      <Card title={one.packageName}>
        <Lines
          lines={[
            { label: '体检人', value: person.personName },
            { label: '日期', value: instantInWords(time.startsAt) },
            { label: '套餐价格', value: isPaidFor ? `由${company.companyName}支付` : price(packageCents) },
            { label: '价格说明', value: isForFamily ? `${company?.companyName ?? ''}的家属价，自己支付` : '' },
            { label: '加项', value: addOnCents === 0 ? '' : price(addOnCents) },
            { label: '应付', value: price(totalCents) },
          ]}
        />
      </Card>
      <CentreCard centre={one.centre} />
      <AddOns
        packageId={packageId}
        personId={person.personId}
        gender={person.gender}
        addOns={one.addOns}
        chosen={chosen}
        onChange={setChosen}
      />
      <AgreeLine
        checked={isAgreed}
        error={isAgreed ? undefined : error}
        onChange={checked => {
          setAgreed(checked)
          setError(undefined)
        }}
      >
        我已阅读并同意<Link to={checkupPages.notice.at}>《体检须知》</Link>
      </AgreeLine>
    </Page>
  )
}

interface Wanted {
  packageId: string
  personId: string
  timeId: string
  addOns: string[]
  totalCents: number
}

/** Books, and goes on to pay or to the order; a time that is gone leads back to the calendar. */
function useSubmit({ one, person, company, isForFamily }: ConfirmProps) {
  const navigate = useNavigate()
  const whose = company && { [isForFamily ? 'familyOf' : 'voucherId']: company.voucherId }
  const gone = (error: { code?: string | undefined }) => {
    if (error.code === checkupRefusals.time_gone.code)
      void navigate(checkupPages.chooseDate.to({ id: one.packageId, compatId: person.personId, ...whose }), {
        replace: true,
      })
    return false
  }
  const booking = useCommand(book, gone)
  const using = useCommand(bookWithVoucher, gone)
  const forFamily = useCommand(bookForFamily, gone)
  return async (wanted: Wanted) => {
    const { packageId: _, personId: who, ...rest } = wanted
    const made = !company
      ? await booking.run(wanted)
      : isForFamily
        ? await forFamily.run({ voucherId: company.voucherId, personId: who, ...rest })
        : await using.run({ voucherId: company.voucherId, ...rest })
    if (!made) return
    const to = wanted.totalCents === 0 ? checkupPages.order : checkupPages.pay
    void navigate(to.to({ id: made.orderId }), { replace: true })
  }
}
