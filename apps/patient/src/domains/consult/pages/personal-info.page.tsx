import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { Navigate, useSearchParams } from 'react-router'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { lengthInWords } from '@nethos/contract/common/lengths.ts'
import { price } from '@nethos/contract/common/money.ts'
import type { personalServices } from '@nethos/contract/consult/personal.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { Card, Lines } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { DoctorBrief, doctorWay } from '../../doctors/public.tsx'
import { endPersonalConsult, personalServiceOf } from '../personal.calls.ts'

type Bought = OutputOf<typeof personalServices.personalServiceDetails>

/** 私人医生服务: what was bought, until when, what is left of today; renew or end it. */
export default function PersonalInfoPage() {
  const [query] = useSearchParams()
  const consultId = query.get('consultId')
  return consultId ? <Info consultId={consultId} /> : <Navigate to={consultPages.consults.to()} replace />
}

function Info({ consultId }: { consultId: string }) {
  const bought = useServiceQuery(personalServiceOf(consultId))
  return (
    <DetailPage detail={bought} bar={bought.value && <Ways bought={bought.value} />}>
      {one => (
        <>
          <Card>
            <DoctorBrief doctor={one} />
          </Card>
          <Card title="服务">
            <Lines
              lines={[
                { label: '服务名称', value: one.serveName },
                { label: '价格', value: one.servicePriceCents === 0 ? '免费' : price(one.servicePriceCents) },
                { label: '服务时长', value: lengthInWords(one) },
                { label: '开始时间', value: one.servedFrom === null ? '支付后开始' : dayAndTime(one.servedFrom) },
                { label: '结束时间', value: one.servedUntil === null ? '' : dayAndTime(one.servedUntil) },
                { label: '每日回复', value: `每天${one.dailyReplyLimit}条，今天还剩${one.repliesLeft}条` },
                { label: '状态', value: one.consult.consultStatusDescription },
                { label: '就诊人', value: one.consulterName },
              ]}
            />
          </Card>
          <Card title="相关咨询">
            <ActionList
              actions={[
                { label: '咨询记录', to: consultPages.consult.to({ consultId }) },
                { label: '医生主页', to: doctorWay(one.docId) },
              ]}
            />
          </Card>
        </>
      )}
    </DetailPage>
  )
}

function Ways({ bought: { consult, docId, mayRenew, mayEnd } }: { bought: Bought }) {
  const end = useCommand(endPersonalConsult)
  const ask = async () => {
    const isYes = await confirm({
      title: '确定要结束本次咨询吗？',
      text: '服务时间还没有到。结束后不能再提问，费用不退，您可以对本次服务进行评价。',
      yes: '结束咨询',
      no: '继续咨询',
      danger: true,
    })
    if (isYes) await end.run({ consultId: consult.consultId })
  }
  if (!mayRenew && !mayEnd) return null
  return (
    <>
      {mayEnd && (
        <Button look="quiet" busy={end.isBusy} onClick={ask}>
          结束咨询
        </Button>
      )}
      {mayRenew && <ButtonLink to={consultPages.applyPersonal.to({ docId })}>续约</ButtonLink>}
    </>
  )
}
