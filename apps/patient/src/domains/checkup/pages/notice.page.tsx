import { preparations } from '@nethos/contract/checkup/checkup.preparation.ts'
import { payMinutes } from '@nethos/contract/checkup/checkup.status.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Card } from '../../../patterns/card.tsx'
import { ReadingPage } from '../../../patterns/reading-page.tsx'
import { centres } from '../checkup.calls.ts'
import { CentreCard } from '../parts/centre-card.tsx'
import { Steps } from '../parts/steps.tsx'

const steps = preparations.map(one => ({
  ...one,
  text: one.fastingHours === undefined ? one.text : `体检当天空腹。${one.text}`,
}))

/** 体检须知: how to prepare, where and when, and what holds for paying and giving back. */
export default function NoticePage() {
  return (
    <ReadingPage reading={useServiceQuery(centres())}>
      {all => (
        <>
          <Steps title="体检前的准备" steps={steps} />
          <Card title="支付和退款">
            <ul className="checkup-items">
              <li>提交订单后{payMinutes}分钟内支付，超时订单自动取消，名额释放。</li>
              <li>支付后由体检中心确认日期；没有确认成功的，全额原路退回。</li>
              <li>体检开始前可以改期，也可以取消，已付的款项全额原路退回。</li>
              <li>过了体检日期没有到检的，联系体检中心补检或退款。</li>
            </ul>
          </Card>
          {all.map(one => (
            <CentreCard key={one.centreId} centre={one} title="地点和时间" />
          ))}
        </>
      )}
    </ReadingPage>
  )
}
