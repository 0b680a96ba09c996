import { recordPages } from '@nethos/contract/record/record.pages.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { useGrantNews } from '../../grants/public.tsx'
import { entriesFor } from '../illness-words.ts'
import { AllergyTags } from '../parts/allergy-tags.tsx'
import { useIllness } from '../use-illness.ts'

/** 病史信息: what a hospital asks of somebody's history, as far as it was told. */
export default function IllnessPage() {
  const { query, orderId } = useIllness()
  useGrantNews(query.retry)
  return (
    <DetailPage
      detail={query}
      bar={
        query.value && (
          <ButtonLink to={recordPages.editIllness.to({ compatId: query.value.personId, ddid: orderId })}>
            编辑
          </ButtonLink>
        )
      }
    >
      {shown => (
        <Card title={`${shown.personName}的病史`}>
          <AllergyTags classes={shown.allergyClasses} />
          <Lines lines={entriesFor(shown).map(({ key, label }) => ({ label, value: shown[key] || '无' }))} />
        </Card>
      )}
    </DetailPage>
  )
}
