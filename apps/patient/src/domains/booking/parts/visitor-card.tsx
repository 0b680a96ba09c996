import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { orderPaths } from '@nethos/contract/booking/orders.paths.ts'
import { orderRefusals } from '@nethos/contract/booking/orders.refusals.ts'
import { insuranceHint } from '@nethos/contract/booking/orders.texts.ts'
import { noCardSentence } from '@nethos/contract/hospital-account/hospital-account.rules.ts'
import { run } from '@nethos/calls/command.ts'
import { useAsked } from '@nethos/calls/query.ts'
import type { RefusedError } from '@nethos/calls/trouble.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { bindPage, cards } from '../../hospital-account/public.tsx'
import { guardianPage, personPage } from '../../people/public.tsx'
import { askInsurance, checkPatient } from '../orders.calls.ts'

interface VisitorCardProps {
  personId: string
  hosId: string
}

/** Whether this person may book here; with what card and insurance he comes; or what stands in the way, and the way out. */
export function VisitorCard({ personId, hosId }: VisitorCardProps) {
  const check = useAsked(checkPatient(personId, hosId))
  if (check.value) return <Papers personId={personId} hosId={hosId} />
  const refused = check.error as RefusedError | undefined
  if (!refused) return null
  return <InTheWay code={refused.code} sentence={refused.message} personId={personId} hosId={hosId} />
}

function InTheWay({ code, sentence, personId, hosId }: VisitorCardProps & { code: string; sentence: string }) {
  const { pathname, search } = useLocation()
  const ways: Readonly<Record<string, { to: string; word: string }>> = {
    [orderRefusals.not_bound.code]: { to: bindPage(personId, hosId, pathname + search), word: '去绑定' },
    [orderRefusals.id_card_missing.code]: { to: personPage(personId), word: '立即完善' },
    [orderRefusals.guardian_missing.code]: { to: guardianPage(personId, pathname + search), word: '添加监护人' },
    [orderRefusals.banned.code]: { to: orderPaths.bans, word: '查看和申诉' },
  }
  const way = ways[code]
  return (
    <Card>
      <Notice tone="danger">{sentence}</Notice>
      {way && (
        <ButtonLink to={way.to} look="soft">
          {way.word}
        </ButtonLink>
      )}
    </Card>
  )
}

function Papers({ personId, hosId }: VisitorCardProps) {
  const known = useAsked(cards(personId, hosId))
  const [insured, setInsured] = useState<string>()
  useEffect(() => {
    let isThere = true
    run(askInsurance, { personId, hosId }).then(
      ({ insurance }) => isThere && setInsured(insurance),
      () => undefined,
    )
    return () => {
      isThere = false
    }
  }, [personId, hosId])
  const list = known.value?.cards
  return (
    <Card title="就诊卡和医保">
      <Lines
        lines={[
          {
            label: '就诊卡',
            value:
              list === undefined
                ? known.status === 'fault'
                  ? '暂时查不到，不影响预约'
                  : '正在查询'
                : list.length === 0
                  ? noCardSentence
                  : list.map(one => `${one.cardNumber}${one.insurance && `（${one.insurance}）`}`).join('、'),
          },
          { label: '医保', value: insured === '' ? '以医院窗口登记的为准' : insured },
        ]}
      />
      <p className="booking-row__quiet">{insuranceHint}</p>
    </Card>
  )
}
