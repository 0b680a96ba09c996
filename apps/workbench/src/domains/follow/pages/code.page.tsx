import { activityPages } from '@nethos/contract/activity/activity.pages.ts'
import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { Button, Segmented } from 'antd'
import { useEffect, useState } from 'react'
import type { OutputOf } from '@nethos/contract/service.ts'
import { run } from '@nethos/calls/command.ts'
import type { followDeskServices } from '@nethos/contract/follow/follow-desk.services.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { ownCode } from '../follow.calls.ts'
import { codeFile, QrCode } from '../../../controls/qr-code.tsx'
import './code.css'

type Code = OutputOf<typeof followDeskServices.ownCode>

/** 专属二维码 and 推广码: to show, to print and to keep. */
export default function CodePage() {
  const [code, setCode] = useState<Code>()
  const [sentence, setSentence] = useState<string>()
  const [tries, setTries] = useState(1)
  const [chosen, setChosen] = useState<KindName>('follow')
  const kind: Kind = kinds[chosen]
  useEffect(() => {
    // Asking twice gives the same code.
    run(ownCode, {}).then(setCode, (error: Error) => setSentence(error.message))
  }, [tries])
  const again = () => {
    setSentence(undefined)
    setTries(tries + 1)
  }
  return (
    <OfficePage
      title="我的二维码"
      tools={
        code && (
          <>
            <Segmented<KindName>
              aria-label="哪一个二维码"
              value={chosen}
              options={(Object.keys(kinds) as KindName[]).map(value => ({ value, label: kinds[value].label }))}
              onChange={setChosen}
            />
            <Button onClick={() => window.print()}>打印</Button>
            <Button type="primary" onClick={() => save(code, kind)}>
              保存图片
            </Button>
          </>
        )
      }
    >
      {sentence ? (
        <Fault sentence={sentence} onRetry={again} />
      ) : code ? (
        <Shown code={code} kind={kind} />
      ) : (
        <Waiting rows={6} />
      )}
    </OfficePage>
  )
}

interface Kind {
  label: string
  /** What a scanner reads. */
  addressOf: (code: Code) => string
  /** Under the code, for whoever holds a phone to it. */
  call: string
  /** What comes of it, for the doctor. */
  hint: (code: Code) => string
}
const kinds = {
  follow: {
    label: '关注二维码',
    addressOf: ({ exclusiveCodeId }) => window.location.origin + doctorPages.scanned.to({ exclusiveCodeId }),
    call: '扫一扫，关注医生',
    hint: () => '患者扫码后关注您，可以给您发消息、在线咨询。二维码长期有效，可以打印后放在诊室。',
  },
  promote: {
    label: '推广二维码',
    addressOf: ({ promoteCode }) => window.location.origin + activityPages.promote.to({ promoteCode }),
    call: '扫一扫，注册互联网医院',
    hint: ({ promoteCode, registered }) =>
      `还没有注册的人扫码后看到您的介绍，注册即关注您。推广码 ${promoteCode}，已有 ${registered} 人注册。`,
  },
} as const satisfies Record<string, Kind>
type KindName = keyof typeof kinds

const Shown = ({ code, kind }: { code: Code; kind: Kind }) => (
  <section className="own-code" aria-label={kind.label}>
    <p className="own-code__house">{code.docHosName}</p>
    <h2 className="own-code__name">{code.docName}</h2>
    <p className="own-code__rank">{[code.docTitle, code.docDeptName].filter(Boolean).join(' · ')}</p>
    <div className="own-code__code">
      <QrCode text={kind.addressOf(code)} label={`${code.docName}的${kind.label}`} />
    </div>
    <p>{kind.call}</p>
    <p className="own-code__hint">{kind.hint(code)}</p>
  </section>
)

function save(code: Code, { addressOf, label }: Kind): void {
  const link = document.createElement('a')
  link.href = codeFile(addressOf(code))
  link.download = `${code.docName}-${label}.png`
  link.click()
}
