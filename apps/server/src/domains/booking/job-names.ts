/** Asks the hospital to keep the number. */
export const holdJob = 'booking.hold'
/** Tells the hospital that it is paid, or will be at the window. */
export const confirmJob = 'booking.confirm'
/** Gives a hold or a registration back. */
export const releaseJob = 'booking.release'
/** Asks the hospital what became of a visit that it has said nothing of. */
export const askJob = 'booking.ask'
/** Tells the hospital what the patient wrote before the visit. */
export const illnessJob = 'booking.illness'
