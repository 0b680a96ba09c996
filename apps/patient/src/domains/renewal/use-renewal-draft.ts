import type { Uploaded } from '@nethos/calls/upload.ts'
import type { Drug } from '@nethos/contract/renewal/renewal.schemas.ts'
import type { Fertility, Organ } from '@nethos/contract/renewal/drug.kinds.ts'
import type { Wants } from '@nethos/contract/renewal/renewal.status.ts'
import type { AllergyClass } from '@nethos/contract/record/allergy.kinds.ts'
import { useDraft } from '../../patterns/draft.ts'

/** One chosen medicine. */
export type DraftDrug = Pick<
  Drug,
  'drugId' | 'drugName' | 'specification' | 'manufacturer' | 'priceCents' | 'dose' | 'frequency' | 'route'
> & { packs: number }

/** What somebody has chosen and typed to renew; kept on this phone until it is sent. */
export interface RenewalDraft {
  docId: string
  docName: string
  deptName: string
  /** The notices were read. */
  isAgreed: boolean
  drugs: readonly DraftDrug[]
  illnessName: string
  illnessTime: string
  complaint: string
  proof: readonly Uploaded[]
  weightKg: string
  liver: Organ | null
  kidney: Organ | null
  fertility: Fertility | null
  /** '' while the week is not known. */
  pregnantFrom: string
  hasAllergy: 'yes' | 'no' | null
  allergies: AllergyClass[]
  allergyNote: string
  guardianPresent: boolean
  wants: Wants | null
  addressId: string
  note: string
}

const empty: RenewalDraft = {
  docId: '',
  docName: '',
  deptName: '',
  isAgreed: false,
  drugs: [],
  illnessName: '',
  illnessTime: '',
  complaint: '',
  proof: [],
  weightKg: '',
  liver: null,
  kidney: null,
  fertility: null,
  pregnantFrom: '',
  hasAllergy: null,
  allergies: [],
  allergyNote: '',
  guardianPresent: false,
  wants: null,
  addressId: '',
  note: '',
}

/** One for each person: what is typed for the father is not told of the daughter. */
export function useRenewalDraft(personId: string) {
  const draft = useDraft(`renewal.${personId}`, empty)
  const change = (changes: Partial<RenewalDraft>) => draft.set({ ...draft.value, ...changes })
  const { drugs } = draft.value
  const setPacks = (drugId: string, packs: number) =>
    change({
      drugs:
        packs < 1
          ? drugs.filter(one => one.drugId !== drugId)
          : drugs.map(one => (one.drugId === drugId ? { ...one, packs } : one)),
    })
  return { ...draft, change, setPacks }
}
