import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { loadPart } from '@nethos/calls/chunks.ts'
import type { Attachment } from '@nethos/contract/common/fields.ts'
import { consultKinds } from '@nethos/contract/consult/consult.kinds.ts'
import type { AskedMedicine, ConsultDetail } from '@nethos/contract/consult/consult.schemas.ts'
import { Notice } from '../../../controls/notice.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { Files } from '../../../chat/files.tsx'
import './message.css'

/** Of renewals alone: the others do not wait for its services. */
const RenewalBlock = lazy(async () => ({
  default: (await loadPart(() => import('../../renewal/public.tsx'))).RenewalBlock,
}))

interface ConsultHeadProps {
  consult: ConsultDetail
  files: readonly Attachment[]
  maySupplement: boolean
}

const genders: Readonly<Record<string, string>> = { M: '男', F: '女' }

/** 阿司匹林肠溶片 100mg×30片. */
const medicineInWords = ({ drugName, specification }: AskedMedicine): string => `${drugName} ${specification}`.trim()

/** What was asked: for whom, which illness, since when, what is hoped for, pictures; and what was added later. */
export function ConsultHead({ consult, files, maySupplement }: ConsultHeadProps) {
  const { environment } = useAppInfo()
  const { answerer, speaker } = consultKinds[consult.consultType]
  const isQuestion = consult.consultType === 'DRUGPIC'
  const person = [
    consult.consulterName,
    genders[consult.consulterGender ?? ''],
    consult.consulterAge === null ? '' : `${consult.consulterAge}岁`,
  ]
  if (consult.consultType === 'RENEWAL_OF_CONSULTATION')
    return (
      <>
        <Suspense>
          <RenewalBlock consultId={consult.consultId} />
        </Suspense>
        {maySupplement && (
          <Notice>
            <p>
              还有检查结果、用药情况要告诉医生？
              <Link to={consultPages.supplement.to({ consultId: consult.consultId })}>补充资料</Link>
            </p>
          </Notice>
        )}
      </>
    )
  return (
    <>
      <Card>
        <Lines
          lines={[
            { label: environment.shell === 'payment' ? '咨询人' : '患者', value: person.filter(Boolean).join(' ') },
            { label: '疾病名称', value: isQuestion ? '' : consult.illnessName || '暂无' },
            { label: '咨询的药品', value: consult.medicines.map(medicineInWords).join('；') },
            { label: '过敏史', value: consult.allergyHistory },
            { label: '患病时长', value: consult.illnessTime },
            { label: '咨询方式', value: consult.freeClinicId && '义诊' },
            { label: '服务', value: consult.serviceName && `${consult.serviceName} · ${consult.serviceLength}` },
            { label: isQuestion ? '问题' : '病情描述', value: consult.consultContent },
            { label: '希望得到的帮助', value: consult.expectedHelpContent },
          ]}
        />
        <Files files={files} />
      </Card>
      {consult.supplementContent && (
        <Card title="补充资料">
          <p className="message__text">{consult.supplementContent}</p>
          <Files files={consult.supplementAttaList} />
        </Card>
      )}
      {maySupplement && (
        <Notice tone={consult.supplementAskedAt === null ? 'brand' : 'warn'}>
          <p>
            {consult.supplementAskedAt === null
              ? `还有检查结果、用药情况要告诉${answerer}？`
              : `${speaker}需要您补充一些资料。`}
            <Link to={consultPages.supplement.to({ consultId: consult.consultId })}>补充资料</Link>
          </p>
        </Notice>
      )}
    </>
  )
}
