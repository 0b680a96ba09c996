import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { seeDoctorNote } from '@nethos/contract/renewal/renewal.limits.ts'
import { Button } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Card } from '../../../patterns/card.tsx'
import { Readable } from '../../../patterns/readable.tsx'
import { ReadingPage } from '../../../patterns/reading-page.tsx'
import { settled } from '../../../patterns/sources.ts'
import { useRenewalDraft } from '../use-renewal-draft.ts'
import '../parts/renewal.css'

const duties = [
  '请如实填写体重、肝肾功能、生育情况和过敏史。隐瞒或填错可能危及生命。',
  '妊娠期、哺乳期或备孕，请务必告诉医生。',
  '用药期间出现皮疹、呼吸困难、胸痛、意识不清等情况，请立即停药并拨打120。',
  '请勿把药品转给他人，也不要自行加量、减量或停药。',
]

/** The second notice: what the patient answers for himself. */
export default function RiskNoticePage() {
  const [query] = useSearchParams()
  const personId = query.get('compatId') ?? ''
  const draft = useRenewalDraft(personId)
  const go = useNavigate()
  const proceed = () => {
    if (!personId) return go(renewalPages.choosePerson.at)
    draft.change({ isAgreed: true })
    return go(renewalPages.drugs.to({ compatId: personId }))
  }
  return (
    <ReadingPage reading={settled(duties)} next={<Button onClick={proceed}>我已知晓，继续</Button>}>
      {list => (
        <>
          <Notice tone="warn">{seeDoctorNote}</Notice>
          <Card title="用药安全告知">
            <Readable>
              <ol className="renewal-list">
                {list.map(one => (
                  <li key={one}>{one}</li>
                ))}
              </ol>
            </Readable>
          </Card>
        </>
      )}
    </ReadingPage>
  )
}
