import type { ServiceIconName } from '@nethos/contract/common/service-icons.ts'

/** Which drawing: one that the page names, one that the server names, or that of the service to which an address leads. */
export interface Drawn {
  name?: ServiceIconName | undefined
  /** May be of a newer or an older server. */
  word?: string | undefined
  at?: string | undefined
}
