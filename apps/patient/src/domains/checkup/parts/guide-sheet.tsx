import type { CheckupOrderDetail } from '@nethos/contract/checkup/checkup.schemas.ts'
import { BarCode } from '../../../controls/bar-code.tsx'
import { QrCode } from '../../../controls/qr-code.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { Card } from '../../../patterns/card.tsx'
import './checkup.css'

/** 导检单: the number to show at the desk, then what is done and where to go next. */
export function GuideSheet({ one: { guideNo, stations } }: { one: CheckupOrderDetail }) {
  const next = stations.find(station => !station.isDone)
  return (
    <>
      {guideNo && (
        <Card title="导检号">
          <QrCode text={guideNo} label={`导检号${guideNo}`} />
          <BarCode text={guideNo} label={`导检号${guideNo}的条形码`} />
          <p className="checkup-guide-no">{guideNo}</p>
          <p className="checkup-quiet">到体检中心前台出示，带好身份证。</p>
        </Card>
      )}
      {stations.length > 0 && (
        <Card title={next ? `下一站：${next.name}` : '全部做完了'}>
          {next && (
            <p>
              {next.place}
              {next.hint && `，${next.hint}`}
            </p>
          )}
          <ol className="checkup-steps">
            {stations.map(station => (
              <li key={station.name}>
                {station.name} <Tag tone={station.isDone ? 'good' : 'quiet'}>{station.isDone ? '已完成' : '未做'}</Tag>
                <span className="checkup-source">{station.place}</span>
              </li>
            ))}
          </ol>
        </Card>
      )}
    </>
  )
}
