/** Where something that almost went wrong is told. */
export const reportPath = '/near-misses/report'
