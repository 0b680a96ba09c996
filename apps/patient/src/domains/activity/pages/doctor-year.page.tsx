import { useEffect, useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { Page } from '../../../patterns/page.tsx'
import { Fault } from '../../../patterns/states.tsx'
import { Skeleton } from '../../../controls/skeleton.tsx'
import { annualReport, reportSession, type AnnualReport } from '../annual-report.calls.ts'
import { YearSlides } from '../parts/year-slides.tsx'
import { loginFor, yearIn } from '../report-years.ts'

/** 医生年度报告: his own figures, page by page. Without his token it goes to the login. */
export default function DoctorYearPage() {
  const { pathname } = useLocation()
  const year = yearIn(pathname)
  const [query] = useSearchParams()
  const docId = query.get('docId') ?? ''
  const [report, setReport] = useState<AnnualReport>()
  const [sentence, setSentence] = useState<string>()
  const [isOut, setOut] = useState(reportSession() === undefined)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let isShown = true
    annualReport(year, docId).then(
      found => {
        if (!isShown) return
        if (found) setReport(found)
        else setOut(true)
      },
      (error: unknown) => isShown && setSentence(error instanceof Error ? error.message : '响应异常'),
    )
    return () => {
      isShown = false
    }
  }, [year, docId, tries])

  const retry = () => {
    setSentence(undefined)
    setTries(tries + 1)
  }
  if (isOut) return <Navigate to={loginFor(year)} replace />
  return (
    <Page>
      {report ? (
        <YearSlides report={report} />
      ) : sentence ? (
        <Fault sentence={sentence} retry={retry} />
      ) : (
        <Skeleton shape="card" />
      )}
    </Page>
  )
}
