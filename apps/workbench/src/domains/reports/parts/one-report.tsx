import { useEffect } from 'react'
import { run } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { deskReport, markReportRead } from '../reports.calls.ts'
import { HeldNote } from './held-note.tsx'
import { ReportView } from './report-view.tsx'

/** A report as whoever looks after the patient reads it; that it was read is kept, for the case that it is amended. */
export function OneReport({ reportId, mayOpen = true }: { reportId: string; mayOpen?: boolean }) {
  const { value, status, sentence, retry } = useServiceQuery(deskReport(reportId))
  const version = value?.version
  useEffect(() => {
    if (version !== undefined) void run(markReportRead, { reportId, reportVersion: version }).catch(() => undefined)
  }, [reportId, version])
  if (!value) return status === 'fault' ? <Fault sentence={sentence} onRetry={retry} /> : <Waiting />
  return (
    <>
      {value.isHeld && mayOpen && <HeldNote reportId={reportId} />}
      <ReportView report={value} />
    </>
  )
}
