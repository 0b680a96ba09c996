import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { insuranceHint } from '@nethos/contract/booking/orders.texts.ts'
import { noCardSentence } from '@nethos/contract/hospital-account/hospital-account.rules.ts'
import { run } from '@nethos/calls/command.ts'
import { useAsked } from '@nethos/calls/query.ts'
import type { RefusedError } from '@nethos/calls/trouble.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Skeleton } from '../../../controls/skeleton.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { cards } from '../../hospital-account/public.tsx'
import { askInsurance, checkPatient } from '../orders.calls.ts'
import { wayForPerson } from './way-for-person.ts'

interface VisitorCardProps {
  personId: string
  hosId: string
  /** What stands in the way is told elsewhere on the page already. */
  isTold?: boolean
}

/** Whether this person may book here; with what card and insurance he comes; or what stands in the way, and the way out. */
export function VisitorCard({ personId, hosId, isTold = false }: VisitorCardProps) {
  const check = useAsked(checkPatient(personId, hosId))
  const { pathname, search } = useLocation()
  if (check.value) return <Papers personId={personId} hosId={hosId} />
  if (isTold) return null
  if (!check.error) return <Skeleton shape="card" />
  const { code, message } = check.error as RefusedError
  const way = code === undefined ? undefined : wayForPerson(code, { personId, hosId, here: pathname + search })
  return (
    <Card>
      <Notice tone="danger">{message}</Notice>
      {way ? (
        <ButtonLink to={way.to} look="soft">
          {way.word}
        </ButtonLink>
      ) : (
        code === undefined && (
          <Button onClick={check.retry} look="soft">
            重新查询
          </Button>
        )
      )}
    </Card>
  )
}

function Papers({ personId, hosId }: Omit<VisitorCardProps, 'isTold'>) {
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
