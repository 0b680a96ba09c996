import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { recordPages } from '@nethos/contract/record/record.pages.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { ButtonLink } from '../../../controls/button.tsx'
import { ResultPage } from '../../../patterns/result-page.tsx'

/** 提交结果: kept in the health file, and with a booking told to the hospital. */
export default function IllnessSavedPage() {
  const [query] = useSearchParams()
  const personId = query.get('compatId') ?? ''
  const isForBooking = Boolean(query.get('ddid'))
  const go = useNavigate()
  return (
    <ResultPage
      verdict="good"
      headline="病史已保存"
      links={
        <>
          {isForBooking && (
            <ButtonLink to={bookingPages.booking.to({ id: query.get('ddid') ?? '' })} replace>
              返回我的挂号
            </ButtonLink>
          )}
          <ButtonLink to={recordPages.illness.to({ compatId: personId })} look={isForBooking ? 'soft' : 'main'} replace>
            查看病史信息
          </ButtonLink>
        </>
      }
      onBack={() => void go(recordPages.healthFile.to({ compatId: personId }), { replace: true })}
    >
      {isForBooking ? '病史已保存，就诊时医生可以看到。就诊前可以随时修改。' : '您咨询的医生可以看到这些内容。'}
    </ResultPage>
  )
}
