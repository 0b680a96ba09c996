import type { HospitalResults } from '../../ports/hospital-results.ts'
import { hospitalResultsHold } from '../../sandbox/hospital/hospital-results.port-test.ts'
import { atEnd } from '../at-end.ts'
import { message, oru } from './laboratory.ts'
import { openHl7Line } from './line.ts'

const { server, engine, settled } = await openHl7Line()
atEnd(() => engine.close())
const { results } = server.runtime.hospital
const pdf = Buffer.from('%PDF-1.4 a sheet')
let files = 0
const sent = async (text: string, code = 'AA') => {
  const answer = await engine.send(text)
  if (answer?.code !== code) throw new Error(`answered ${answer?.text ?? 'nothing'}`)
}

/** What was sent is asked for when it has been read. */
const whenRead: HospitalResults = {
  ...results,
  arrivals: async (...asked) => settled().then(() => results.arrivals(...asked)),
  ofPatient: async (...asked) => settled().then(() => results.ofPatient(...asked)),
}

hospitalResultsHold({
  results: whenRead,
  hosId: 'h1',
  now: () => Date.now(),
  recordNumber: async () => `B98${++files}`,
  issue: report => sent(oru(report)),
  issueOdd: recordNumber =>
    sent(
      message({ kind: 'ORU^R01' }, [`PID|1||${recordNumber}^^^^MR`, 'OBR|1||ODD1|XX^星象|||||||||||||||||||||F']),
      'AE',
    ),
  async issueWithPdf(report) {
    await sent(oru(report, { pdf }))
    return pdf
  },
})
