import { bookingExamples } from './booking.ts'
import { billExamples } from './bills.ts'
import type { ExamplesOf } from './example.ts'
import { checkupExamples, stayExamples, surgeryExamples } from './in-house.ts'
import { examinationExamples } from './examinations.ts'
import { patientExamples, resultExamples } from './patients-and-results.ts'
import type { Part } from '../calls/all.ts'

export const examples: { readonly [P in Part]: ExamplesOf<P> } = {
  patients: patientExamples,
  booking: bookingExamples,
  results: resultExamples,
  bills: billExamples,
  examinations: examinationExamples,
  surgeries: surgeryExamples,
  stays: stayExamples,
  checkups: checkupExamples,
}
