/** Tells the settlement centre and the hospital that a bill is paid. */
export const writeJob = 'fees.write'
/** Takes a bill back at both, then gives the money back. */
export const undoJob = 'fees.undo'
/** Tells the hospital what of a deposit goes back. */
export const reportRefundJob = 'fees.tell-back'
