import { programmePages as pages } from '@nethos/contract/programme/programme.pages.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { ForPerson } from '../../questionnaire/public.tsx'

/** 患者筛查表: for whom, what it is for, and the two ways on. */
export default function ScreeningHome() {
  return (
    <HubPage>
      <ForPerson>
        {compatId => (
          <>
            <Notice>就诊前请如实填写筛查表。发热或接触过传染病人时，请先到发热门诊就诊。</Notice>
            <ButtonLink to={`${pages.screeningDepartment.at}?compatId=${encodeURIComponent(compatId)}`}>
              填写筛查表
            </ButtonLink>
            <ButtonLink to={pages.screeningRecord.at} look="soft">
              筛查记录
            </ButtonLink>
          </>
        )}
      </ForPerson>
    </HubPage>
  )
}
