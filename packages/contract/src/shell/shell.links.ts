import type { ShellName } from '../common/shells.ts'

/** What the way back from a shell's platform adds to the address of the page: the shell ticket; empty when none was given. */
export const ticketParameter = 'openid'

/**
 * Goes to the shell's platform, which says who its user is, and comes back to `back`, an own path, with a shell ticket.
 * `device`: the hash of this browser's own name (SHA-256, hex): the ticket is good for nobody else.
 */
export const shellStart = (shell: ShellName, back: string, device: string): string =>
  `/shell/${shell}/start?${String(new URLSearchParams({ back, device }))}`
