import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { useState } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { useRows } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { price } from '@nethos/contract/common/money.ts'
import { Button } from '../../../controls/button.tsx'
import { Price } from '../../../controls/price.tsx'
import { toast } from '../../../controls/toast.ts'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { renewals } from '../../renewal/public.tsx'
import './unpaid-bills.css'

/** 门诊待支付: the bills of the person of the address. Those of renewals, so far: the hospital's own come with the domain fees. */
export default function UnpaidBillsPage() {
  const [query] = useSearchParams()
  const personId = query.get('compatId') ?? ''
  return personId ? <Bills personId={personId} /> : <Navigate to={renewalPages.renewals.to()} replace />
}

function Bills({ personId }: { personId: string }) {
  const rows = useRows(renewals('unpaid', personId))
  const [left, setLeft] = useState<readonly string[]>([])
  const go = useNavigate()
  const chosen = rows.rows.filter(one => !left.includes(one.consultId))
  const total = chosen.reduce((sum, one) => sum + one.totalCents, 0)
  const pay = () => {
    const first = chosen[0]
    if (!first) return toast('请选择要缴的费用')
    if (chosen.length > 1) toast('每张处方分别支付，先支付第一笔')
    void go(renewalPages.pay.to({ consultId: first.consultId }))
  }
  const flip = (consultId: string) =>
    setLeft(left.includes(consultId) ? left.filter(one => one !== consultId) : [...left, consultId])
  return (
    <ListPage
      rows={rows}
      empty="暂无待支付费用"
      bar={rows.rows.length > 0 && <Button onClick={pay}>{`支付${chosen.length}笔，合计${price(total)}`}</Button>}
    >
      {one => (
        <Row key={one.consultId}>
          <label className="unpaid-bill">
            <input
              type="checkbox"
              aria-label={`${one.docDeptName} 药品费`}
              checked={!left.includes(one.consultId)}
              onChange={() => flip(one.consultId)}
            />
            <span className="unpaid-bill__words">
              <strong>
                {one.personName} · {one.docDeptName} 药品费
              </strong>
              <span className="unpaid-bill__quiet">{one.drugNames.join('、')}</span>
              <span className="unpaid-bill__quiet">{dayAndTime(one.createdAt)}</span>
            </span>
            <Price cents={one.totalCents} />
          </label>
          <Link to={consultPages.consult.to({ consultId: one.consultId })}>查看续方</Link>
        </Row>
      )}
    </ListPage>
  )
}
