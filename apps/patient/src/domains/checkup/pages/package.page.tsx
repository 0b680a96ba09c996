import { useParams } from 'react-router'
import { checkupPages } from '@nethos/contract/checkup/checkup.pages.ts'
import { yuan } from '@nethos/contract/common/money.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { checkupPackage } from '../checkup.calls.ts'
import { CentreCard } from '../parts/centre-card.tsx'
import { ItemGroups } from '../parts/item-groups.tsx'

/** 套餐详情: name, price, for whom, items by group, what can be added, where. */
export default function PackagePage() {
  const { id = '' } = useParams()
  const detail = useServiceQuery(checkupPackage(id))
  return (
    <DetailPage
      detail={detail}
      bar={
        detail.value && (
          <>
            <ButtonLink to={checkupPages.choosePerson.to({ packageId: id })}>立即预约</ButtonLink>
            <ButtonLink to={checkupPages.notice.at} look="quiet">
              体检须知
            </ButtonLink>
          </>
        )
      }
    >
      {one => (
        <>
          <Card title={one.packageName}>
            <p>{one.summary}</p>
            <Lines
              lines={[
                { label: '价格', value: `¥${yuan(one.priceCents)}` },
                { label: '适合', value: one.suitable },
                { label: '项目', value: `${one.itemCount}项` },
              ]}
            />
          </Card>
          {one.notice && <Notice>{one.notice}</Notice>}
          <ItemGroups groups={one.groups} />
          {one.addOns.length > 0 && (
            <Card title="可以加的项目">
              <p className="checkup-quiet">确认订单时再选，不选也可以。</p>
              <ul className="checkup-items">
                {one.addOns.map(addOn => (
                  <li key={addOn.code}>
                    {addOn.name} ¥{yuan(addOn.priceCents)}
                    <span className="checkup-source">{addOn.meaning}</span>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          <CentreCard centre={one.centre} />
        </>
      )}
    </DetailPage>
  )
}
