import { lookupEach } from '@nethos/contract/lookup/lookup.services.ts'
import type { LookupPart } from '../../registry/lookup.ts'
import { doctors, isNamedDoctor } from './desk-doctors.ts'

/** As in the office's own list: hidden ones, too, after those whom patients find. */
export const doctorLookup: LookupPart = {
  kind: 'doctor',
  find: async (ctx, word) => {
    const found = await doctors(ctx)
      .where(isNamedDoctor(word))
      .orderBy('isActive', 'desc')
      .orderBy('docName')
      .orderBy('doctor.docId')
      .limit(lookupEach)
      .execute()
    return found.map(({ docId, docName, docTitle, docDeptName, docHosName, isShown }) => ({
      id: docId,
      title: [docName, docTitle].filter(Boolean).join(' · '),
      note: [docDeptName, docHosName, isShown ? '' : '已隐藏'].filter(Boolean).join(' · '),
      person: undefined,
    }))
  },
}
