import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { Navigate, useSearchParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { price } from '@nethos/contract/common/money.ts'
import { controlLabels, type Caution } from '@nethos/contract/renewal/drug.kinds.ts'
import { renewalLimits, seeDoctorNote } from '@nethos/contract/renewal/renewal.limits.ts'
import type { DrugDetail } from '@nethos/contract/renewal/renewal.schemas.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card, Lines } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Stepper, usageOf } from '../parts/drug-lines.tsx'
import { drug } from '../renewal.calls.ts'
import { useRenewalDraft } from '../use-renewal-draft.ts'

const cautionWords: Readonly<Record<Caution, string>> = { '': '无特殊要求', care: '慎用', never: '禁用' }

/** 药品详情. */
export default function DrugPage() {
  const [query] = useSearchParams()
  const drugId = query.get('id')
  return drugId ? (
    <One drugId={drugId} personId={query.get('compatId') ?? ''} />
  ) : (
    <Navigate to={renewalPages.home.at} replace />
  )
}

function One({ drugId, personId }: { drugId: string; personId: string }) {
  const detail = useServiceQuery(drug(drugId))
  return (
    <DetailPage
      detail={detail}
      bar={personId && detail.value?.canRenew && <Choice drug={detail.value} personId={personId} />}
    >
      {one => (
        <>
          {!one.canRenew && <Notice tone="danger">{controlLabels[one.control]}不能在线开具，请到线下医院就诊。</Notice>}
          <Card title={one.drugName}>
            <Lines
              lines={[
                { label: '规格', value: one.specification },
                { label: '剂型', value: one.form },
                { label: '生产企业', value: one.manufacturer },
                { label: '成分', value: one.ingredients.join('、') },
                { label: '用法用量', value: `${usageOf(one)}（以医生处方为准）` },
                { label: '价格', value: `${price(one.priceCents)} / 盒` },
              ]}
            />
          </Card>
          <Card title="用药提醒">
            <Lines
              lines={[
                { label: '妊娠、哺乳期', value: cautionWords[one.pregnancy] },
                { label: '肝功能异常', value: cautionWords[one.liver] },
                { label: '肾功能异常', value: cautionWords[one.kidney] },
                { label: '年龄', value: one.minAge > 0 ? `不推荐${one.minAge}岁以下使用` : '无特殊要求' },
              ]}
            />
          </Card>
          <Notice>以上为演示目录，仅供参考，请以药品说明书和医生处方为准。{seeDoctorNote}。</Notice>
        </>
      )}
    </DetailPage>
  )
}

function Choice({ drug: one, personId }: { drug: DrugDetail; personId: string }) {
  const draft = useRenewalDraft(personId)
  const { drugs } = draft.value
  const chosen = drugs.find(item => item.drugId === one.drugId)
  if (chosen)
    return (
      <>
        <Stepper
          name={one.drugName}
          value={chosen.packs}
          most={renewalLimits.packs}
          onChange={packs => draft.setPacks(one.drugId, packs)}
        />
        <ButtonLink to={renewalPages.drugs.to({ compatId: personId })}>已选，去确认</ButtonLink>
      </>
    )
  const add = () => {
    if (drugs.length >= renewalLimits.drugs) return toast(`一张处方最多${renewalLimits.drugs}种药品`)
    const { drugId, drugName, specification, manufacturer, priceCents, dose, frequency, route } = one
    draft.change({
      drugs: [
        ...drugs,
        { drugId, drugName, specification, manufacturer, priceCents, dose, frequency, route, packs: 1 },
      ],
    })
  }
  return <Button onClick={add}>添加到续方</Button>
}
