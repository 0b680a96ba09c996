import { ButtonLink } from '../../../controls/button.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { Page } from '../../../patterns/page.tsx'
import { reportSession } from '../annual-report.calls.ts'
import { loginFor, reportFor } from '../report-years.ts'
import '../parts/year-slides.css'

/** 2023年度报告: the cover, and the way into the report. */
export default function YearCoverPage() {
  const { name } = useAppInfo()
  const isIn = reportSession() !== undefined
  return (
    <Page bar={<ButtonLink to={isIn ? reportFor(2023, '') : loginFor(2023)}>开启年度报告</ButtonLink>}>
      <section className="year-cover">
        <p className="year-cover__year">2023</p>
        <h2 className="year-cover__title">医生年度报告</h2>
        <p>{name}，感谢您这一年守在屏幕的另一端。</p>
        <p className="year-cover__note">凭您在医院登记的手机号查看，只有您本人能看到。</p>
      </section>
    </Page>
  )
}
