import { feeWord } from '@nethos/contract/booking/fee-word.ts'
import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { orderServices } from '@nethos/contract/booking/orders.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { blacklistNotice } from '@nethos/contract/booking/orders.texts.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { Notice } from '../../../controls/notice.tsx'
import { Price } from '../../../controls/price.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card, Lines } from '../../../patterns/card.tsx'
import { Page } from '../../../patterns/page.tsx'
import { bookingRules, chosenNumber, register } from '../orders.calls.ts'
import { chosenIn, isWhole, otherTimes, type Chosen } from '../parts/chosen-in.ts'
import { DeadlineNotice, finalSentence, finalTitle, SoonNotice } from '../parts/deadline-notice.tsx'
import { NothingChosen } from '../parts/nothing-chosen.tsx'
import { isOfNumber, NotTaken } from '../parts/not-taken.tsx'
import { useRefusal } from '../parts/refusal.tsx'
import { VisitorCard } from '../parts/visitor-card.tsx'
import '../../../patterns/pay-page.css'
import { useVisitor, VisitorChooser } from '../parts/visitor-chooser.tsx'
import { whenWord } from '../when.ts'

type ChosenNumber = OutputOf<(typeof orderServices)['chosenNumber']>

/** 预约确认: what, when, for whom, how much, and what to know before the tap. */
export default function ConfirmPage() {
  const [query] = useSearchParams()
  const chosen = chosenIn(query)
  return isWhole(chosen) ? (
    <Confirm key={chosen.sessionId} chosen={chosen} />
  ) : (
    <NothingChosen sentence="请先选择要预约的号" />
  )
}

/** Asked once, before a tap that can hardly be taken back. */
const isSure = () => confirm({ title: finalTitle, text: finalSentence, yes: '确认预约', no: '再想想', danger: true })

/** Who is chosen stands in the address: somebody who is added, bound or completed on the way comes back to it. */
function useWhoInAddress() {
  const [query, setQuery] = useSearchParams()
  const saveInAddress = (compatId: string, jzkh: string) =>
    setQuery(
      now => {
        const next = new URLSearchParams(now)
        next.set('compatId', compatId)
        if (jzkh) next.set('jzkh', jzkh)
        else next.delete('jzkh')
        return next
      },
      { replace: true },
    )
  return { compatId: query.get('compatId') ?? '', cardNumber: query.get('jzkh') ?? '', saveInAddress }
}

function Confirm({ chosen }: { chosen: Chosen }) {
  const { compatId: asked, cardNumber, saveInAddress } = useWhoInAddress()
  const { pathname, search } = useLocation()
  const { personId, isLoading } = useVisitor(asked)
  const [isTried, setTried] = useState(false)
  const rules = useServiceQuery(bookingRules(chosen.hosId))
  const sentences = rules.value?.sentences ?? []
  const { value: truth, status } = useServiceQuery(chosenNumber(chosen.sessionId, chosen.numberId))
  // Before that nobody knows for whom it is, nor whether it can be given back.
  const isReady = !isLoading && status !== 'waiting'
  const shown = truth ? { ...chosen, ...truth, no: String(truth.no) } : chosen
  const go = useNavigate()
  const { refusal, show, clear } = useRefusal()
  const booking = useCommand(register, show)
  const choose = (compatId: string) => {
    clear()
    saveInAddress(compatId, '')
  }
  const submit = async (numberId = chosen.numberId) => {
    setTried(true)
    if (!personId) return toast('请选择就诊人')
    if (truth && truth.cancelUntil <= serverNow() && !(await isSure())) return
    const { sessionId, parts } = chosen
    const made = await booking.run({
      sessionId,
      numberId,
      personId,
      ...(cardNumber && { cardNumber }),
      ...(parts && { parts }),
    })
    if (!made) return
    await go(
      made.feeCents
        ? bookingPages.pay.to({ orderId: made.bookingId })
        : bookingPages.success.to({ orderId: made.bookingId }),
      { replace: true },
    )
  }
  return (
    <Page
      bar={
        <>
          <p className="pay__total">
            挂号费 {shown.feeCents === null ? '以医院为准' : <Price cents={shown.feeCents} />}
          </p>
          {refusal && isOfNumber(refusal) ? (
            <ButtonLink to={otherTimes(chosen)}>选择其他时间</ButtonLink>
          ) : (
            <Button disabled={!isReady} onClick={() => submit()}>
              确认预约
            </Button>
          )}
        </>
      }
    >
      {refusal && (
        <NotTaken
          refusal={refusal}
          chosen={chosen}
          personId={personId}
          here={pathname + search}
          sentences={sentences}
          onPick={submit}
        />
      )}
      <WhatIsBooked shown={shown} chosen={chosen} />
      <VisitorChooser value={personId} onChoose={choose} error={isTried && !personId ? '请选择就诊人' : undefined} />
      {personId && (
        <VisitorCard
          key={personId}
          personId={personId}
          hosId={chosen.hosId}
          cardNumber={cardNumber}
          onCard={jzkh => saveInAddress(personId, jzkh)}
          isRefusalShown={refusal !== undefined && !isOfNumber(refusal)}
        />
      )}
      <BeforeTheTap truth={truth} sentences={sentences} />
      <Notice tone="warn">{blacklistNotice}。</Notice>
    </Page>
  )
}

const WhatIsBooked = ({ shown, chosen }: { shown: Chosen; chosen: Chosen }) => (
  <Card title="就诊信息">
    <Lines
      lines={[
        { label: '医院', value: shown.hosName },
        { label: '科室', value: shown.deptName },
        { label: '医生', value: [shown.docName, shown.docTitle].filter(Boolean).join(' ') },
        { label: '会诊科室', value: chosen.parts && `${chosen.parts.split(',').length}个科室` },
        { label: '就诊时间', value: whenWord(shown) },
        { label: '号序', value: chosen.numberId && `${shown.no}号` },
        { label: '挂号费', value: feeWord(shown.feeCents) },
      ]}
    />
  </Card>
)

/** What it costs where nobody has said so, how soon it is, and until when it can be given back. */
const BeforeTheTap = ({ truth, sentences }: { truth: ChosenNumber | undefined; sentences: readonly string[] }) => (
  <>
    {truth?.feeCents === null && (
      <Notice>医院没有公布这次的挂号费。现在不用支付，就诊当天到医院窗口或自助机支付。</Notice>
    )}
    {truth && <SoonNotice number={truth} now={serverNow()} />}
    {truth ? (
      <DeadlineNotice cancelUntil={truth.cancelUntil} now={serverNow()} />
    ) : (
      <Notice>{sentences.find(one => one.includes('退号、改约'))}</Notice>
    )}
  </>
)
