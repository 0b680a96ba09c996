import { useSearchParams } from 'react-router'
import { instantInWords } from '@nethos/contract/common/days.ts'
import { checkupPages } from '@nethos/contract/checkup/checkup.pages.ts'
import type { VoucherDetail } from '@nethos/contract/checkup/voucher.schemas.ts'
import { price } from '@nethos/contract/common/money.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Card, Lines, StatusLine } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { voucher } from '../checkup.calls.ts'
import { CentreCard } from '../parts/centre-card.tsx'
import { ItemGroups } from '../parts/item-groups.tsx'
import { voucherTones } from '../parts/tones.ts'

/** 团体体检详情: company, person, items, date, code, and what can be done with it now. */
export default function TeamCheckupPage() {
  const [query] = useSearchParams()
  const detail = useServiceQuery(voucher(query.get('id') ?? ''))
  return (
    <DetailPage detail={detail} bar={detail.value && <Actions one={detail.value} />}>
      {one => (
        <>
          <StatusLine word={one.statusLabel} tone={voucherTones[one.voucherStatus]}>
            {one.statusText}
          </StatusLine>
          <Card title={one.companyName}>
            <Lines
              lines={[
                { label: '套餐', value: one.packageName },
                { label: '体检人', value: one.personName },
                { label: '日期', value: one.startsAt === null ? '未预约' : instantInWords(one.startsAt) },
                { label: '有效期', value: `${one.fromDay} 至 ${one.untilDay}` },
                { label: '兑换码', value: one.code },
                { label: '费用', value: '套餐由单位支付，加项自费' },
              ]}
            />
            <p className="checkup-quiet">单位只知道有多少人做了体检，看不到您的任何结果。</p>
          </Card>
          <ForFamily one={one} />
          <CentreCard centre={one.centre} />
          <ItemGroups groups={one.groups} />
        </>
      )}
    </DetailPage>
  )
}

/** The contract's price for families, or the same package at everybody's price. */
function ForFamily({ one: { voucherId, voucherStatus, packageId, priceCents, family } }: { one: VoucherDetail }) {
  const isOpen = voucherStatus === 'unused' || voucherStatus === 'used'
  if (!isOpen || family === null || family.left === 0)
    return (
      <Card title="给家人也约一个">
        <p>
          {family?.left === 0 && '家属名额已用完。'}家人可以做同样的套餐，{price(priceCents)}，自己支付。
        </p>
        <ButtonLink to={checkupPages.package.to({ id: packageId })} look="soft">
          看套餐
        </ButtonLink>
      </Card>
    )
  return (
    <Card title="家属价">
      <Lines
        lines={[
          { label: '家属价', value: price(family.priceCents) },
          { label: '原价', value: price(priceCents) },
          { label: '还可以约', value: `${family.left}位家人` },
        ]}
      />
      <p className="checkup-quiet">家人做同样的套餐，费用自己支付。单位不知道谁约了，也看不到任何结果。</p>
      <ButtonLink to={checkupPages.choosePerson.to({ packageId, familyOf: voucherId })} look="soft">
        给家人预约
      </ButtonLink>
    </Card>
  )
}

function Actions({ one }: { one: VoucherDetail }) {
  const { voucherId, voucherStatus, packageId: id, personId: compatId, orderId } = one
  if (voucherStatus === 'unused')
    return <ButtonLink to={checkupPages.chooseDate.to({ id, compatId, voucherId })}>预约</ButtonLink>
  if (orderId === '') return null
  return (
    <>
      <ButtonLink to={checkupPages.order.to({ id: orderId })}>查看订单</ButtonLink>
      <ButtonLink to={checkupPages.changeDate.to({ id: orderId })} look="soft">
        改期
      </ButtonLink>
    </>
  )
}
