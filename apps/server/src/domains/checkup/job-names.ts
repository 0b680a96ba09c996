/** Asks the hospital to confirm the place that was taken here. */
export const confirmJob = 'checkup.confirm'
/** Asks for another date. */
export const changeJob = 'checkup.change'
/** Gives a place back. */
export const giveBackJob = 'checkup.give-back'
/** Lists the centres' offers and times, and asks what happened. */
export const askJob = 'checkup.ask'
