/** One thing that was looked at. `failed`: it must be mended; `lacking`: it works, and something of it is left out. */
export interface GatewayFinding {
  what: string
  outcome: 'ok' | 'lacking' | 'failed'
  /** Counts, or what is wrong; nothing of a patient. */
  detail: string
}
