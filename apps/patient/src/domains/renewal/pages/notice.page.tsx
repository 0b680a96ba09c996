import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { prescriptionDays } from '@nethos/contract/renewal/renewal.status.ts'
import { renewalLimits } from '@nethos/contract/renewal/renewal.limits.ts'
import { AgreeLine } from '../../../controls/agree-line.tsx'
import { Button } from '../../../controls/button.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { Readable } from '../../../patterns/readable.tsx'
import { ReadingPage } from '../../../patterns/reading-page.tsx'
import { settled } from '../../../patterns/sources.ts'
import '../parts/renewal.css'

const rules = [
  '线上续方只为在医院已经确诊、病情稳定、需要继续用药的患者服务。首次就诊、病情变化或急症，请到线下医院就诊。',
  '请上传既往诊断证明，如病历、出院小结、处方或检查报告。没有诊断证明，医生不能为您开具处方。',
  `一张处方最多${renewalLimits.drugs}种药品，用药时间由医生决定。`,
  '麻醉、精神、毒性、放射性等特殊管理药品不能在线开具。',
  '未满6岁的儿童须有监护人在场陪同。',
  '处方由医生开具、药师审核。医生有权根据病情调整或不予开具。',
  `处方审核通过后${prescriptionDays}天内有效，请及时缴费。药品可配送到家，也可到医院药房自取。`,
]

/** 续方须知: read, agreed, and on. */
export default function NoticePage() {
  const [query] = useSearchParams()
  const personId = query.get('compatId') ?? ''
  const [isAgreed, setAgreed] = useState(false)
  const go = useNavigate()
  const proceed = () => {
    if (!isAgreed) return toast('请先阅读用户协议')
    void go(personId ? renewalPages.riskNotice.to({ compatId: personId }) : renewalPages.choosePerson.at)
  }
  return (
    <ReadingPage
      reading={settled(rules)}
      next={
        <>
          <AgreeLine checked={isAgreed} onChange={setAgreed}>
            我已阅读并同意以上续方须知
          </AgreeLine>
          <Button onClick={proceed}>下一步</Button>
        </>
      }
    >
      {list => (
        <Card title="线上续方须知">
          <Readable>
            <ol className="renewal-list">
              {list.map(rule => (
                <li key={rule}>{rule}</li>
              ))}
            </ol>
          </Readable>
        </Card>
      )}
    </ReadingPage>
  )
}
