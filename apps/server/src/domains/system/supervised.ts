import type { SupervisedState } from '../../registry/supervised.ts'
import { institutionLicence } from './institution-licence.ts'

/** The institution itself with its licence, and the hospitals whose doctors it brings to patients. */
export const supervisedInstitution: SupervisedState = {
  kind: 'institution',
  async current({ db, runtime }) {
    const hospitals = await db
      .selectFrom('hospital')
      .select(['hosId', 'hosName', 'hosLevel', 'address', 'phone'])
      .orderBy('hosId')
      .execute()
    const { hospitalName: name, customerServicePhone: phone, origin } = runtime.settings
    const licence = await institutionLicence(db)
    return [{ recordId: 'self', body: { name, phone, origin, ...licence, hospitals } }]
  },
}
