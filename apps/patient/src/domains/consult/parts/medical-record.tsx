import { useState } from 'react'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { diagnosesInWords } from '@nethos/contract/diagnosis/diagnosis.rules.ts'
import { seeHospital, type MedicalRecord } from '@nethos/contract/consult/medical-record.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Notice } from '../../../controls/notice.tsx'
import { Sheet } from '../../../controls/sheet.tsx'
import { Lines } from '../../../patterns/card.tsx'
import { Readable } from '../../../patterns/readable.tsx'
import { Value } from '../../../patterns/value.tsx'
import { medicalRecord } from '../consult.calls.ts'

interface MedicalRecordProps {
  consultId: string
  messageId: string
  record: MedicalRecord
}

/** A medical record in the stream: its title and the complaint; all of it by a tap. */
export function MedicalRecordMessage({ consultId, messageId, record }: MedicalRecordProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p>
        <strong>{record.title}</strong>
      </p>
      <p className="message__text">主诉：{record.complained}</p>
      <button type="button" className="message__open" onClick={() => setOpen(true)}>
        查看病历
      </button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={record.title}>
        {isOpen && <Whole consultId={consultId} messageId={messageId} />}
      </Sheet>
    </>
  )
}

function Whole({ consultId, messageId }: { consultId: string; messageId: string }) {
  const record = useServiceQuery(medicalRecord(consultId, messageId))
  return (
    <Value of={record} shape="text">
      {one => (
        <>
          <Readable>
            <Lines
              lines={[
                { label: '就诊人', value: one.consulterName },
                { label: '医生', value: one.docName },
                { label: '主诉', value: one.complained },
                { label: '初步诊断', value: one.illnessName || '暂无' },
                ...(one.diagnoses.length > 0 ? [{ label: '诊断编码', value: diagnosesInWords(one.diagnoses) }] : []),
                { label: '医生意见', value: one.medicalOpinion },
                ...(one.sheet ? linesOf(one.sheet) : []),
              ]}
            />
          </Readable>
          <p className="message__see">{seeHospital}</p>
          {one.sheet && <Pdf pdf={one.sheet.pdf} />}
        </>
      )}
    </Value>
  )
}

type Sheeted = NonNullable<OutputOf<typeof consultServices.medicalRecord>['sheet']>

const linesOf = ({ recordNo, weightKg, allergies, signatures }: Sheeted) => [
  { label: '病历编号', value: recordNo },
  { label: '体重', value: weightKg === '' ? '未填写' : `${weightKg}kg` },
  { label: '过敏史', value: allergies || '未询问' },
  ...signatures.map(({ name, stampedAt }) => ({
    label: '数字签名',
    value: stampedAt === null ? name : `${name}（时间戳 ${dayAndTime(stampedAt)}）`,
  })),
]

const Pdf = ({ pdf }: Pick<Sheeted, 'pdf'>) =>
  pdf ? (
    <a className="button button--main" href={pdf.url} download={pdf.attaFileName}>
      下载电子病历（PDF）
    </a>
  ) : (
    <Notice>电子病历正在签名生成，请稍候。</Notice>
  )
