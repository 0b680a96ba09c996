import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { insuranceHint } from '@nethos/contract/booking/orders.texts.ts'
import { noCardSentence } from '@nethos/contract/hospital-account/hospital-account.rules.ts'
import { run } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { RefusedError } from '@nethos/calls/trouble.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { OptionList } from '../../../controls/picker-sheet.tsx'
import { Skeleton } from '../../../controls/skeleton.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { cards } from '../../hospital-account/public.tsx'
import { askInsurance, checkPatient } from '../orders.calls.ts'
import { wayForPerson } from './way-for-person.ts'
import './booking-row.css'

interface VisitorCardProps {
  personId: string
  hosId: string
  /** What stands in the way is told elsewhere on the page already. */
  isRefusalShown?: boolean
  /** The visit card he comes with, where he has several. */
  cardNumber: string
  onCard: (cardNumber: string) => void
}

/** Whether this person may book here; with what card and insurance he comes; or what stands in the way, and the way out. */
export function VisitorCard({ isRefusalShown = false, ...who }: VisitorCardProps) {
  const { personId, hosId } = who
  const check = useServiceQuery(checkPatient(personId, hosId))
  const { pathname, search } = useLocation()
  if (check.value) return <Papers {...who} />
  if (isRefusalShown) return null
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

function Papers({ personId, hosId, cardNumber, onCard }: Omit<VisitorCardProps, 'isTold'>) {
  const known = useServiceQuery(cards(personId, hosId))
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
  const isOne = list?.some(one => one.cardNumber === cardNumber)
  const first = (list && list.length > 1 && list[0]?.cardNumber) || ''
  useEffect(() => {
    if (first && !isOne) onCard(first)
    // oxlint-disable-next-line react/exhaustive-deps -- proposed once, when it is known which there are
  }, [first, isOne])
  return (
    <Card title="就诊卡和医保">
      {list && first ? (
        <>
          <p>有多张就诊卡，请选择这次用哪一张：</p>
          <OptionList
            rings
            value={cardNumber}
            onChoose={onCard}
            options={list.map(one => ({ value: one.cardNumber, label: one.cardNumber, note: one.insurance }))}
          />
        </>
      ) : (
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
          ]}
        />
      )}
      <Lines lines={[{ label: '医保', value: insured }]} />
      <p className="booking-row__quiet">{insuranceHint}</p>
    </Card>
  )
}
