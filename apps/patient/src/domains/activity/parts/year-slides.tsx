import { useRef, useState, type ReactNode } from 'react'
import { fewestShown, inWords } from '@nethos/contract/activity/annual-report.rules.ts'
import { yuan } from '@nethos/contract/common/money.ts'
import { Avatar } from '../../../controls/avatar.tsx'
import { Button } from '../../../controls/button.tsx'
import type { AnnualReport } from '../annual-report.calls.ts'
import './year-slides.css'

interface Slide {
  title: string
  body: ReactNode
}

const Figure = ({ value, unit, children }: { value: string; unit: string; children: ReactNode }) => (
  <p className="year-figure">
    <span className="year-figure__words">{children}</span>
    <strong className="year-figure__value">{value}</strong>
    <span>{unit}</span>
  </p>
)

/** How long it took until the first answer, in people's words. */
const waited = (minutes: number): [string, string] =>
  minutes < 60 ? [String(minutes), '分钟'] : [String(Math.round(minutes / 6) / 10), '小时']

const Cover = ({ report: { docName, docTitle, deptName, docAvatar } }: { report: AnnualReport }) => (
  <>
    <Avatar src={`/files/${docAvatar}`} size="large" />
    <p className="year-slide__name">{docName}</p>
    <p>{[docTitle, deptName].filter(Boolean).join(' · ')}</p>
    <p>左右滑动，看看您这一年的线上服务。</p>
  </>
)

const Patients = ({ report }: { report: AnnualReport }) => (
  <>
    <Figure value={inWords(report.consultCount)} unit="次">
      您在线接诊
    </Figure>
    <Figure value={inWords(report.patientCount)} unit="位">
      帮助了患者
    </Figure>
    {report.busiestMonth !== null && (
      <Figure value={String(report.busiestMonth)} unit="月">
        最忙的是
      </Figure>
    )}
  </>
)

function Written({ report }: { report: AnnualReport }) {
  const [wait, unit] = report.firstReplyMinutes === null ? ['', ''] : waited(report.firstReplyMinutes)
  return (
    <>
      <Figure value={String(report.replyCount)} unit="条">
        回复患者
      </Figure>
      <Figure value={String(report.wordCount)} unit="字">
        一共写了
      </Figure>
      {report.nightReplyCount > 0 && (
        <Figure value={String(report.nightReplyCount)} unit="条">
          其中夜里十点到清晨六点
        </Figure>
      )}
      {wait && (
        <Figure value={wait} unit={unit}>
          首次回复通常只要
        </Figure>
      )}
    </>
  )
}

const Praise = ({ report }: { report: AnnualReport }) => (
  <>
    <Figure value={inWords(report.reviewCount)} unit="条">
      收到评价
    </Figure>
    {report.goodRatePercent !== null && (
      <Figure value={String(report.goodRatePercent)} unit="%">
        好评率
      </Figure>
    )}
    {report.earnedCents !== null && report.earnedCents > 0 && (
      <Figure value={yuan(report.earnedCents)} unit="元">
        线上咨询收入（已扣除退款）
      </Figure>
    )}
  </>
)

const Thanks = () => (
  <>
    <p>每一次回复，都有人在屏幕那头安下心来。</p>
    <p className="year-slide__note">
      数据来自本院的咨询、评价和账目记录。为保护患者，少于{fewestShown}
      人的数字不显示具体数值。团队咨询计入团队，不计入个人。
    </p>
  </>
)

function slidesOf(report: AnnualReport): Slide[] {
  const { year } = report
  const cover = { title: `${year}年度报告`, body: <Cover report={report} /> }
  if (report.consultCount === 0 && report.replyCount === 0)
    return [cover, { title: '这一年', body: <p>{year}年还没有您的线上服务记录。</p> }]
  return [
    cover,
    { title: '咨询与患者', body: <Patients report={report} /> },
    { title: '您写下的话', body: <Written report={report} /> },
    { title: '患者的肯定', body: <Praise report={report} /> },
    { title: '谢谢您', body: <Thanks /> },
  ]
}

/** The pages of the report: swiped, or turned with the two buttons. */
export function YearSlides({ report }: { report: AnnualReport }) {
  const slides = slidesOf(report)
  const strip = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const turn = (to: number) => {
    setAt(to)
    strip.current?.children[to]?.scrollIntoView({ inline: 'start', block: 'nearest' })
  }
  const scrolled = () => {
    const element = strip.current
    if (element && element.clientWidth > 0) setAt(Math.round(element.scrollLeft / element.clientWidth))
  }
  return (
    <div className="year">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by the keyboard */}
      <div className="year__strip" ref={strip} onScroll={scrolled} tabIndex={0} role="region" aria-label="年度报告">
        {slides.map(({ title, body }) => (
          <section key={title} className="year-slide">
            <h2 className="year-slide__title">{title}</h2>
            {body}
          </section>
        ))}
      </div>
      <p className="year__place" aria-live="polite">
        第{at + 1}页，共{slides.length}页
      </p>
      <div className="year__turns">
        <Button look="soft" disabled={at === 0} onClick={() => turn(at - 1)}>
          上一页
        </Button>
        <Button disabled={at >= slides.length - 1} onClick={() => turn(at + 1)}>
          下一页
        </Button>
      </div>
    </div>
  )
}
