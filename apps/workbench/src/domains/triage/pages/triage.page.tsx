import { Button } from 'antd'
import { useState } from 'react'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { noChange, type TriageChange } from '@nethos/contract/triage/triage-change.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { ChangeEditor } from '../parts/change-editor.tsx'
import { ChangeReview } from '../parts/change-review.tsx'
import { History } from '../parts/history.tsx'
import { Verdicts } from '../parts/verdicts.tsx'
import { triageDesk, type TriageDesk } from '../triage.calls.ts'
import '../parts/triage.css'

/** The words and rules of emergencies: what is changed of those that the program brings, by two pairs of eyes. */
export default function TriagePage() {
  const { value, status, sentence, retry } = useServiceQuery(triageDesk())
  return (
    <OfficePage title="识别紧急情况">
      {value ? (
        <Desk desk={value} />
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting rows={8} />
      )}
    </OfficePage>
  )
}

function Desk({ desk }: { desk: TriageDesk }) {
  const [begun, setBegun] = useState<TriageChange>()
  const published = desk.history[0]?.change ?? noChange
  const { draft } = desk
  return (
    <>
      <p className="triage-desk__edition">
        {desk.edition === 0 ? '现在使用程序自带的词和规则（版本 0）。' : `现在使用版本 ${desk.edition}。`}
        自带的词和规则没有网络也能用；发布的修改在患者的页面打开时取回。
      </p>
      {draft?.isReviewing ? (
        <ChangeReview draft={draft} published={published} />
      ) : draft || begun ? (
        <ChangeEditor
          key={`${draft?.writtenAt ?? 0} ${JSON.stringify(begun)}`}
          seenAt={draft?.writtenAt ?? null}
          begun={draft ? { change: draft.change, note: draft.note } : { change: begun ?? noChange, note: '' }}
          published={published}
          onDropped={() => setBegun(undefined)}
        />
      ) : (
        <Button type="primary" onClick={() => setBegun(published)}>
          开始一份修改
        </Button>
      )}
      <History history={desk.history} mayBegin={!draft} onBegin={setBegun} />
      <Verdicts rows={desk.verdicts} />
    </>
  )
}
