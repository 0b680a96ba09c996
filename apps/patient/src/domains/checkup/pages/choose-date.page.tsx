import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { checkupPages } from '@nethos/contract/checkup/checkup.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Button } from '../../../controls/button.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card, Lines } from '../../../patterns/card.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Value } from '../../../patterns/value.tsx'
import { times, timesOfVoucher } from '../checkup.calls.ts'
import { Calendar } from '../parts/calendar.tsx'

/** 选择体检日期: days and hours with the places left; then for whom, where that is not said yet. */
export default function ChooseDatePage() {
  const [query] = useSearchParams()
  const [id = '', compatId = '', voucherId = '', familyOf = ''] = ['id', 'compatId', 'voucherId', 'familyOf'].map(
    name => query.get(name) ?? '',
  )
  // Within the company's days, for the employee and for his family.
  const company = voucherId || familyOf
  const navigate = useNavigate()
  const [timeId, setTimeId] = useState('')
  const forAll = useServiceQuery(times(id), { unless: company !== '' })
  const forVoucher = useServiceQuery(timesOfVoucher(company), { unless: company === '' })
  const next = () => {
    if (timeId === '') return toast('请选择体检时间')
    if (!compatId && !voucherId) return void navigate(checkupPages.choosePerson.to({ packageId: id, familyOf }))
    void navigate(checkupPages.confirm.to({ id, compatId, timeId, voucherId, familyOf }))
  }
  return (
    <Page
      bar={
        <Button onClick={next} disabled={timeId === ''}>
          下一步
        </Button>
      }
    >
      <Value of={company === '' ? forAll : forVoucher}>
        {({ packageName, centreName, times: free }) => (
          <>
            <Card>
              <Lines
                lines={[
                  { label: '套餐', value: packageName },
                  { label: '机构', value: centreName },
                ]}
              />
            </Card>
            <Calendar times={free} timeId={timeId} onChoose={setTimeId} />
          </>
        )}
      </Value>
    </Page>
  )
}
