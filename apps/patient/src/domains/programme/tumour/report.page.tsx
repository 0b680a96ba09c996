import { reportPages } from '@nethos/contract/reports/reports.pages.ts'
import { Elsewhere } from './elsewhere.tsx'

/** 我的报告: they stand with all of a person's reports. */
export default function TumourReports() {
  return (
    <Elsewhere
      sentence="检验和检查报告都收在“报告查询”里，按日期排列。"
      word="去看报告"
      to={compatId => reportPages.reports.to({ compatId })}
    />
  )
}
