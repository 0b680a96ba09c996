/** The oldest browsers that each app promises; what is newer fails its build. */
export const promised = {
  // `inset` came with Chrome 87, <dialog> with Safari 15.4.
  patient: { chrome: 87, safari: 15.4 },
  // What hospital desks still run; cascade layers came with Chrome 99 and Safari 15.4.
  workbench: { chrome: 99, safari: 15.4 },
}

/** Rules whose loss nobody notices: only what comes below a grey shape waits for it a moment. */
export const gracefulStyles = ['.card:has(> .skeleton) ~ :not(.skeleton)']
