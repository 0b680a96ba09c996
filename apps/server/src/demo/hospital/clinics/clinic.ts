/** A clinic of the demo hospital: where it is and what its doctors say of themselves. */
export interface Clinic {
  /** Code of the national list. */
  code: string
  /** The hospital's own name of it. */
  name: string
  /** The hospitals that have it; the doctors are dealt out in turn. */
  at: readonly string[]
  nurses?: true
  tags: readonly string[]
  /** What the doctors work on: 从事…临床工作. */
  field: string
  /** One sentence of a résumé each. */
  focus: readonly string[]
  /** One doctor each, the chief first. */
  skills: readonly string[]
}
