import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { bookingPaths, waitlistApplyPage } from '@nethos/contract/booking/booking.paths.ts'
import { bookingPayPage, bookingSuccessPage } from '@nethos/contract/booking/orders.paths.ts'
import { orderRefusals } from '@nethos/contract/booking/orders.refusals.ts'
import { blacklistNotice } from '@nethos/contract/booking/orders.texts.ts'
import { periods, type Period } from '@nethos/contract/booking/session.kinds.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useAsked } from '@nethos/calls/query.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Price } from '../../../controls/price.tsx'
import { Sheet } from '../../../controls/sheet.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card, Lines } from '../../../patterns/card.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { bookingRules, register } from '../orders.calls.ts'
import { feeWord } from '../parts/fee.ts'
import { VisitorCard } from '../parts/visitor-card.tsx'
import { VisitorChooser } from '../parts/visitor-chooser.tsx'
import { whenWord } from '../when.ts'

/** What the address says was chosen (contract: confirmPage). */
const chosenIn = (query: URLSearchParams) => ({
  sessionId: query.get('bookSchemeId') ?? '',
  numberId: query.get('bookNumId') ?? '',
  hosId: query.get('bookHosId') ?? '',
  hosName: query.get('hosName') ?? '',
  deptName: query.get('deptName') ?? '',
  docName: query.get('docName') ?? '',
  docTitle: query.get('docTitle') ?? '',
  onDay: query.get('schemeDate') ?? '',
  period: (query.get('schemeAmpm') ?? '') as Period,
  time: query.get('numTime') ?? '',
  no: query.get('numNo') ?? '',
  feeCents: Number(query.get('bookFee') ?? 0),
  parts: query.get('mdtDeptList') ?? '',
})
type Chosen = ReturnType<typeof chosenIn>

/** 预约确认: what, when, for whom, how much, and what to know before the tap. */
export default function ConfirmPage() {
  const [query] = useSearchParams()
  const chosen = chosenIn(query)
  const isWhole = chosen.sessionId !== '' && chosen.period in periods && /^\d{4}-\d\d-\d\d$/.test(chosen.onDay)
  return isWhole ? <Confirm chosen={chosen} /> : <NothingChosen />
}

/** An address from elsewhere that does not say which number. */
const NothingChosen = () => (
  <Page title="预约确认">
    <Empty sentence="请先选择要预约的号">
      <ButtonLink to={bookingPaths.home} replace>
        去选号
      </ButtonLink>
    </Empty>
  </Page>
)

function Confirm({ chosen }: { chosen: Chosen }) {
  const [query, setQuery] = useSearchParams()
  const personId = query.get('compatId') ?? ''
  const [isTried, setTried] = useState(false)
  const [late, setLate] = useState<Late>()
  const rules = useAsked(bookingRules(chosen.hosId))
  const go = useNavigate()
  const booking = useCommand(register, ({ code, message, obj }) => {
    if (code !== orderRefusals.taken.code && code !== orderRefusals.full.code) return false
    setLate({ sentence: message, ...(obj as Omit<Late, 'sentence'>) })
    return true
  })
  // Who is chosen stands in the address: somebody who is added, bound or completed on the way comes back to it.
  const choose = (compatId: string) =>
    setQuery(
      now => {
        const next = new URLSearchParams(now)
        next.set('compatId', compatId)
        return next
      },
      { replace: true },
    )
  const submit = async (numberId = chosen.numberId) => {
    setTried(true)
    if (!personId) return toast('请选择就诊人')
    const { sessionId, parts } = chosen
    const made = await booking.run({ sessionId, numberId, personId, ...(parts && { parts }) })
    if (!made) return
    setLate(undefined)
    await go(made.feeCents > 0 ? bookingPayPage(made.bookingId) : bookingSuccessPage(made.bookingId), { replace: true })
  }
  return (
    <Page
      title="预约确认"
      bar={
        <>
          <p className="pay__total">
            挂号费 <Price cents={chosen.feeCents} />
          </p>
          <Button onClick={() => submit()}>确认预约</Button>
        </>
      }
    >
      <Card title="就诊信息">
        <Lines
          lines={[
            { label: '医院', value: chosen.hosName },
            { label: '科室', value: chosen.deptName },
            { label: '医生', value: [chosen.docName, chosen.docTitle].filter(Boolean).join(' ') },
            { label: '会诊科室', value: chosen.parts && `${chosen.parts.split(',').length}个科室` },
            { label: '就诊时间', value: whenWord(chosen) },
            { label: '号序', value: chosen.numberId && `${chosen.no}号` },
            { label: '挂号费', value: feeWord(chosen.feeCents) },
          ]}
        />
      </Card>
      <VisitorChooser value={personId} onChoose={choose} error={isTried && !personId ? '请选择就诊人' : undefined} />
      {personId && <VisitorCard key={personId} personId={personId} hosId={chosen.hosId} />}
      <Notice tone="warn">
        {blacklistNotice}。{rules.value?.sentences.find(one => one.includes('退号、改约'))}
      </Notice>
      {late && <TooLate late={late} onPick={submit} onClose={() => setLate(undefined)} />}
    </Page>
  )
}

interface Late {
  sentence: string
  sessionId: string
  free: { numberId: string; no: number; time: string }[]
  mayWait: boolean
}

/** Somebody was faster: what is free now, one tap away, or to wait in line. */
const TooLate = ({
  late,
  onPick,
  onClose,
}: {
  late: Late
  onPick: (numberId: string) => Promise<void>
  onClose: () => void
}) => (
  <Sheet open onClose={onClose} title={late.sentence}>
    {late.free.length > 0 && (
      <>
        <p>还有这些时间，点一下就能约：</p>
        {late.free.map(one => (
          <Button key={one.numberId} look="soft" onClick={() => onPick(one.numberId)}>
            {one.time}（{one.no}号）
          </Button>
        ))}
      </>
    )}
    {late.mayWait && (
      <ButtonLink to={waitlistApplyPage({ sessionId: late.sessionId })} look={late.free.length > 0 ? 'quiet' : 'main'}>
        候补这一节
      </ButtonLink>
    )}
    <Button look="quiet" onClick={onClose}>
      重新选择时间
    </Button>
  </Sheet>
)
