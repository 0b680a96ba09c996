import { Button } from 'antd'
import { useEffect, useState } from 'react'
import type { OutputOf } from '@nethos/contract/service.ts'
import { run } from '@nethos/calls/command.ts'
import { scannedPage } from '@nethos/contract/follow/follow.paths.ts'
import type { followDeskServices } from '@nethos/contract/staff-desk/follow-desk.services.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { ownCode } from '../follow.calls.ts'
import { codeFile, QrCode } from '../../../controls/qr-code.tsx'
import './code.css'

type Code = OutputOf<typeof followDeskServices.ownCode>

/** 专属二维码: to show, to print and to keep. Who scans it finds the doctor and follows him. */
export default function CodePage() {
  const [code, setCode] = useState<Code>()
  const [sentence, setSentence] = useState<string>()
  const [tries, setTries] = useState(1)
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
            <Button onClick={() => window.print()}>打印</Button>
            <Button type="primary" onClick={() => keep(code)}>
              保存图片
            </Button>
          </>
        )
      }
    >
      {sentence ? <Fault sentence={sentence} onRetry={again} /> : code ? <Shown code={code} /> : <Waiting rows={6} />}
    </OfficePage>
  )
}

const addressOf = ({ exclusiveCodeId }: Code): string => window.location.origin + scannedPage({ exclusiveCodeId })

const Shown = ({ code }: { code: Code }) => (
  <section className="own-code" aria-label="专属二维码">
    <p className="own-code__house">{code.docHosName}</p>
    <h2 className="own-code__name">{code.docName}</h2>
    <p className="own-code__rank">{[code.docTitle, code.docDeptName].filter(Boolean).join(' · ')}</p>
    <div className="own-code__code">
      <QrCode text={addressOf(code)} label={`${code.docName}的关注二维码`} />
    </div>
    <p>扫一扫，关注医生</p>
    <p className="own-code__hint">患者扫码后关注您，可以给您发消息、在线咨询。二维码长期有效，可以打印后放在诊室。</p>
  </section>
)

function keep(code: Code): void {
  const link = document.createElement('a')
  link.href = codeFile(addressOf(code))
  link.download = `${code.docName}-关注二维码.png`
  link.click()
}
