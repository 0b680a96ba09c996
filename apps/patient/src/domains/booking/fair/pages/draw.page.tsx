import { feeWord } from '@nethos/contract/booking/fee-word.ts'
import { useParams } from 'react-router'
import type { ShownDraw } from '@nethos/contract/booking/draw.schemas.ts'
import { instantInWords } from '@nethos/contract/common/days.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Countdown } from '../../../../controls/countdown.tsx'
import { Card, Lines, StatusLine } from '../../../../patterns/card.tsx'
import { DetailPage } from '../../../../patterns/detail-page.tsx'
import { draw } from '../fair.calls.ts'
import { DrawnList } from '../parts/drawn-list.tsx'
import { EnterDraw } from '../parts/enter-draw.tsx'
import { OwnEntries } from '../parts/own-entries.tsx'
import { dayAndPeriod, doctorWord } from '../session-words.ts'
import { takesRequests } from '../takes-requests.ts'
import { useFairNews } from '../use-fair-news.ts'
import '../parts/fair.css'

const tones = { announced: 'warn', gathering: 'brand', drawn: 'brand', settled: 'good', called_off: 'quiet' } as const

/** 摇号放号: what was promised before, who asked (without names), the order, and how to recompute it. For everybody. */
export default function DrawPage() {
  const { id = '' } = useParams()
  const query = useServiceQuery(draw(id), { everyMs: 10_000 })
  useFairNews('draw', query.retry)
  return (
    <DetailPage detail={query} bar={query.value && takesRequests(query.value) && <EnterDraw draw={query.value} />}>
      {shown => (
        <>
          <StatusLine word={shown.stateLabel} tone={tones[shown.drawState]}>
            <WhatNow draw={shown} onTime={query.retry} />
          </StatusLine>
          <Session draw={shown} />
          <OwnEntries draw={shown} />
          <Proof draw={shown} />
          {shown.seed && <DrawnList sessionId={shown.session.sessionId} count={shown.entries} />}
        </>
      )}
    </DetailPage>
  )
}

const WhatNow = ({ draw: shown, onTime }: { draw: ShownDraw; onTime: () => void }) => {
  switch (shown.drawState) {
    case 'announced':
      return (
        <Countdown until={shown.opensAt} now={serverNow} onEnd={onTime}>
          {left => `${left}后开始登记，登记期间先后不影响结果，不必抢第一秒`}
        </Countdown>
      )
    case 'gathering':
      return (
        <Countdown until={shown.closesAt} now={serverNow} onEnd={onTime}>
          {left => `还有${left}截止，已有${shown.entries}人登记，每人机会相同`}
        </Countdown>
      )
    case 'drawn':
      return takesRequests(shown) ? <LeftOver draw={shown} onTime={onTime} /> : '顺序已摇出，正在按顺序派号'
    case 'called_off':
      return '这节门诊已停诊，摇号取消'
    case 'settled':
      return `${shown.entries}人登记，${shown.won}人中签`
  }
}

/** Between two rounds: what is left, when it is given out again, and to whom. */
const LeftOver = ({ draw: { left, roundAt, lastRoundAt }, onTime }: { draw: ShownDraw; onTime: () => void }) => (
  <>
    <Countdown until={roundAt ?? 0} now={serverNow} onEnd={onTime}>
      {wait => `还剩${left}个号，${wait}后派给这段时间登记的人，先后不影响结果`}
    </Countdown>
    {lastRoundAt && (
      <p>近期得过号或有退号等记录的，排到{instantInWords(lastRoundAt)}最后一轮；之后还有号，谁都可以直接预约。</p>
    )}
  </>
)

const Session = ({ draw: { session, numbers, opensAt, closesAt } }: { draw: ShownDraw }) => (
  <Card>
    <Lines
      lines={[
        { label: '医生', value: [doctorWord(session), session.docTitle].filter(Boolean).join(' ') },
        { label: '科室', value: `${session.hosName} ${session.deptName}` },
        { label: '门诊', value: dayAndPeriod(session) },
        { label: '挂号费', value: feeWord(session.feeCents) },
        { label: '号数', value: `${numbers}个` },
        { label: '登记时间', value: `${instantInWords(opensAt)} 至 ${instantInWords(closesAt).slice(-5)}` },
      ]}
    />
  </Card>
)

/** In plain words first; the promise, what it hid, and how anybody holds one against the other, below. */
const Proof = ({ draw: shown }: { draw: ShownDraw }) => (
  <Card title="怎样保证公平">
    <ul className="fair-plain">
      <li>登记的几分钟里，先登记后登记机会一样。</li>
      <li>每位就诊人只算一次，用几个账号都一样。</li>
      <li>先派给近期没有得过号的人；派剩的号每小时再派一次，最后一轮才派给排在后面的人。</li>
      <li>结果由登记前就封存的随机数决定，谁都不能改；截止后公开，谁都可以验算。</li>
    </ul>
    <details className="fair-proof">
      <summary>查看验算材料</summary>
      <ol className="fair-steps">
        <li>
          登记开始前已选定一个随机数，并公布它的指纹（SHA-256），之后不能再换：
          <span className="fair-hex">{shown.commitment}</span>
        </li>
        <li>登记编号由就诊人和这节门诊加密算出，谁也挑不了；只公布编号的指纹，不公布姓名。</li>
        <li>
          截止后公布随机数
          {shown.seed ? (
            <>
              ：<span className="fair-hex">{shown.seed}</span>
            </>
          ) : (
            '（现在还不能公布）'
          )}
        </li>
        <li>
          把随机数和每份登记的指纹接在一起，再算一次SHA-256，每一轮里先看是否排在后面，再从小到大，就是派号顺序。任何人都可以用
          scripts/recompute-draw.mjs 或自己的工具重新计算。
          {shown.entriesDigest && (
            <>
              摇号时全部登记的指纹：<span className="fair-hex">{shown.entriesDigest}</span>
            </>
          )}
        </li>
      </ol>
    </details>
  </Card>
)
