import { useNavigate, useSearchParams } from 'react-router'
import { ButtonLink } from '../../../controls/button.tsx'
import { ResultPage } from '../../../patterns/result-page.tsx'
import { healthFilePage, illnessPage } from '../record.links.ts'

/** 提交结果: kept in the health file. With a booking the hospital gets it from there, once bookings are open. */
export default function IllnessKeptPage() {
  const [query] = useSearchParams()
  const personId = query.get('compatId') ?? ''
  const isForBooking = Boolean(query.get('ddid'))
  const go = useNavigate()
  return (
    <ResultPage
      title="提交结果"
      verdict="good"
      headline="病史已保存"
      links={
        <>
          {isForBooking && <ButtonLink to="/my/book">返回我的挂号</ButtonLink>}
          <ButtonLink to={illnessPage(personId)} look={isForBooking ? 'soft' : 'main'} replace>
            查看病史信息
          </ButtonLink>
        </>
      }
      onBack={() => void go(healthFilePage(personId), { replace: true })}
    >
      {isForBooking
        ? '病史已保存在健康档案。线上向挂号医院提交病史的服务还没有开通，就诊时请向医生说明。'
        : '您咨询的医生可以看到这些内容。'}
    </ResultPage>
  )
}
