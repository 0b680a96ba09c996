import { dayAndTime } from '@nethos/contract/common/days.ts'
import {
  shareHours,
  shareHoursWords,
  wrongCodesMost,
  type ShareHours,
} from '@nethos/contract/reports/report-shares.rules.ts'
import type { reportShareServices } from '@nethos/contract/reports/report-shares.services.ts'
import { reportPages as pages } from '@nethos/contract/reports/reports.pages.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { Button } from '../../../controls/button.tsx'
import { Chips } from '../../../controls/chips.tsx'
import { QrCode } from '../../../controls/qr-code.tsx'
import { Card } from '../../../patterns/card.tsx'
import { copy } from '../../../patterns/copy.ts'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Heading } from '../parts/heading.tsx'
import { Shares } from '../parts/shares.tsx'
import { accessSentence } from '../parts/report-words.ts'
import { report, shareReports } from '../reports.calls.ts'
import './share.page.css'

type Made = OutputOf<typeof reportShareServices.shareReports>

/** 带去别的医院: a link that lives for a chosen time, its code, who has opened it, and its end at any time. */
export default function SharePage() {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id ? <Share reportId={id} /> : <Navigate to={pages.home.at} replace />
}

function Share({ reportId }: { reportId: string }) {
  const result = useServiceQuery(report(reportId))
  return (
    <DetailPage detail={result}>
      {one => (
        <>
          <Heading report={one} />
          {one.access === 'open' ? <NewShare reportId={reportId} /> : <p>{accessSentence(one)}</p>}
          <Shares reportId={reportId} />
        </>
      )}
    </DetailPage>
  )
}

const choices = shareHours.map(hours => ({ value: String(hours), label: shareHoursWords[hours] }))

function NewShare({ reportId }: { reportId: string }) {
  const [hours, setHours] = useState<ShareHours>(24)
  const [made, setMade] = useState<Made>()
  const { run, isBusy } = useCommand(shareReports)
  if (made) return <MadeShare made={made} onAgain={() => setMade(undefined)} />
  const make = async () => setMade(await run({ reportIds: [reportId], hours }))
  return (
    <Card title="给别的医生看">
      <p>生成一个链接和6位提取码，两样都有才能查看。请只告诉要给您看病的医生。</p>
      <Chips
        label="多长时间内可以查看"
        choices={choices}
        value={String(hours)}
        onChange={chosen => setHours(shareHours.find(one => String(one) === chosen) ?? 24)}
      />
      <Button busy={isBusy} onClick={make}>
        生成链接
      </Button>
    </Card>
  )
}

function MadeShare({ made: { key, code, expiresAt }, onAgain }: { made: Made; onAgain: () => void }) {
  const link = `${location.origin}${pages.shared.at}#${key}`
  return (
    <Card title="请医生扫码，再告诉他提取码">
      <div className="share-made__code">
        <QrCode text={link} label="报告链接二维码" />
      </div>
      <p className="share-made__words">
        提取码 <strong>{code}</strong>
      </p>
      <p>
        {dayAndTime(expiresAt)}前有效，输错{wrongCodesMost}次自动失效。链接和提取码只显示这一次，离开后可以再生成。
      </p>
      <div className="share-made__buttons">
        <Button look="soft" onClick={() => copy(link)}>
          复制链接
        </Button>
        <Button look="quiet" onClick={onAgain}>
          再生成一个
        </Button>
      </div>
    </Card>
  )
}
