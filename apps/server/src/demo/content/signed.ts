import { demoDoctors } from '../hospital/doctors.ts'
import type { Sign } from '../pictures/signs.ts'
import type { ArticleText } from './article-texts.ts'

/** Who signs: the so manieth doctor of a clinic, or a team alone. */
interface By {
  clinic?: string
  nth?: number
  team?: string
}

const docIdOf = ({ clinic, nth = 0 }: By): string | null => {
  if (!clinic) return null
  const doctors = demoDoctors.filter(doctor => doctor.deptName === clinic)
  const doctor = doctors[nth % doctors.length]
  if (!doctor) throw new Error(`There is no clinic ${clinic}`)
  return doctor.docId
}

export const at = (
  by: By,
  sign: Sign,
  daysAgo: number,
  title: string,
  summary: string,
  tags: readonly string[],
  text: string,
): ArticleText => ({
  docId: docIdOf(by),
  teamId: by.team ?? null,
  sign,
  daysAgo,
  reads: 300 + ((daysAgo * 137) % 3100),
  title,
  summary,
  tags,
  text,
})
