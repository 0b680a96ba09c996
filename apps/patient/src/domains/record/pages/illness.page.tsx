import { useSearchParams } from 'react-router'
import { useAsked } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { useGrantNews } from '../../grants/public.tsx'
import { entriesFor } from '../illness-words.ts'
import { AllergyTags } from '../parts/allergy-tags.tsx'
import { illness } from '../record.calls.ts'
import { editIllnessPage } from '../record.links.ts'

/** 病史信息: what a hospital asks of somebody's history, as far as it was told. */
export default function IllnessPage() {
  const [query] = useSearchParams()
  const asked = useAsked(illness(query.get('compatId') ?? ''))
  useGrantNews(asked.retry)
  return (
    <DetailPage
      title="病史信息"
      detail={asked}
      bar={asked.value && <ButtonLink to={editIllnessPage(asked.value.personId)}>编辑</ButtonLink>}
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
