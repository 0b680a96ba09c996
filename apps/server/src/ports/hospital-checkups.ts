/**
 * What we ask of a hospital's health-check centre, in our words. Packages, places and the course of the day are the centre's:
 * we keep a copy to find and to take quickly, its answer decides.
 *
 * Codes are the hospital's own, 1 to 64 characters, unique within one hospital. Instants are epoch ms, money integer cents.
 * Every call rejects with `HospitalUnreachableError` when no answer came; every call may be repeated.
 */
export interface HospitalCheckups {
  /** Whether such a system stands behind this for the hospital; of one without it nothing is asked. */
  speaksFor(hosId: string): boolean
  /** The centres of the hospital and what each offers now. */
  offers(hosId: string): Promise<{ centres: CheckupCentre[]; packages: CheckupPackage[] }>
  /** All times of all centres from one day to another, both included; at most 31 days. */
  times(hosId: string, fromDay: string, toDay: string): Promise<CheckupPlaces[]>
  /**
   * Keeps a place. Repeated with the same `ourNo` it gives the same answer. Rejects with TimeFullError, CheckupRefusedError
   * (the package is not done any more, the person is not taken).
   */
  confirm(hosId: string, order: NewCheckup): Promise<Confirmed>
  /** Another place for the one that is kept, which stays kept when this is refused: TimeFullError, CheckupRefusedError. */
  change(hosId: string, ourNo: string, timeCode: string): Promise<Confirmed>
  /** Gives the place back. Repeated, or for something the hospital does not know: does nothing. */
  cancel(hosId: string, ourNo: string): Promise<void>
  /** What happened there since the cursor, oldest first, at most 200; an empty cursor asks from the oldest that is kept (two days). */
  happenings(hosId: string, cursor: string): Promise<{ happenings: CheckupHappening[]; cursor: string }>
}

export interface CheckupCentre {
  centreCode: string
  centreName: string
  address: string
  phone: string
  /** When it is open, as people read it. */
  hours: string
  /** How to find it. */
  directions: string
  /** Its people look at every order before it is confirmed. */
  needsDesk: boolean
}

export interface CheckupPackage {
  packageCode: string
  centreCode: string
  packageName: string
  category: string
  summary: string
  priceCents: number
  sex: 'M' | 'F' | 'any'
  minAge: number
  maxAge: number
  marriage: 'any' | 'married'
  groups: readonly { name: string; items: readonly { code: string; name: string; meaning: string }[] }[]
  addOns: readonly {
    code: string
    name: string
    meaning: string
    priceCents: number
    sex: 'M' | 'F' | 'any'
    /** What it screens for; null: none of those that are proposed. */
    screening: 'colorectal' | 'gastric' | 'breast' | 'cervical' | 'lung' | 'bone' | null
  }[]
  /** The centre's own words; may be empty. */
  notice: string
}

export interface CheckupPlaces {
  timeCode: string
  centreCode: string
  startsAt: number
  endsAt: number
  left: number
  /** Counts up with every change of this time. */
  version: number
}

export interface NewCheckup {
  ourNo: string
  packageCode: string
  addOnCodes: readonly string[]
  timeCode: string
  amountCents: number
  person: { name: string; idCard: string; mobile: string }
}

export interface Confirmed {
  time: CheckupPlaces
  /** What he shows at the desk of the centre. */
  guideNo: string
}

/** What a hospital does on its own. The same may come again, and late: what it leads to is the same. */
export type CheckupHappening = { at: number } & (
  | { kind: 'time'; time: CheckupPlaces }
  /** The guide sheet as it stands: each station in the order in which it goes best now. */
  | { kind: 'stations'; ourNo: string; stations: CheckupStation[] }
  | { kind: 'checked'; ourNo: string }
  | { kind: 'called_off'; ourNo: string; reason: string }
  | { kind: 'reported'; ourNo: string; reportCode: string; followUps: CheckupFollowUp[] }
)

export interface CheckupStation {
  name: string
  place: string
  isDone: boolean
  /** Such as "空腹项目"; may be empty. */
  hint: string
}
export interface CheckupFollowUp {
  what: string
  why: string
  /** Months after the check, 1 to 36. */
  afterMonths: number
}

export class TimeFullError extends Error {
  override name = 'TimeFullError'
}
export class CheckupRefusedError extends Error {
  override name = 'CheckupRefusedError'
}
