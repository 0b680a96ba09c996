/** Asks the hospital for the place that was taken here. */
export const appointJob = 'exam.appoint'
/** Gives an appointment back. */
export const cancelJob = 'exam.cancel'
/** Tells the hospital whom the desk has called. */
export const callJob = 'exam.call'
/** Lists a hospital's times and items, asks what happened, fetches the orders of files that were bound. */
export const askJob = 'exam.ask'
/** Opens a paid order with the hospital. */
export const openItemsJob = 'exam.items.open'
export const closeItemsJob = 'exam.items.close'
