/** Tells the hospital how an admission stands with us. */
export const arrangeJob = 'inpatient.arrange'
/** Lists a hospital's wards and beds, asks what happened, fetches the notes of files that were bound. */
export const askJob = 'inpatient.ask'
