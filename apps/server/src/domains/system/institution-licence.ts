import type { Db } from '../../database/connect.ts'
import { valuesOf } from './params.ts'

export interface InstitutionLicence {
  /** '' while nobody has entered it. */
  licenceNumber: string
  /** YYYY-MM-DD, its last day. */
  licenceUntil: string
  /** 诊疗科目. */
  subjects: string[]
}

/** The 医疗机构执业许可证 as the office has entered it. */
export async function institutionLicence(db: Db): Promise<InstitutionLicence> {
  const values = await valuesOf(db)
  return {
    licenceNumber: values['licence.number'] ?? '',
    licenceUntil: values['licence.until'] ?? '',
    subjects: (values['licence.subjects'] ?? '').split(/[、，,\n]/).flatMap(one => one.trim() || []),
  }
}
