/** What both providers keep here: six of a thousand. */
export const feeRate = '0.60%'
export const feeInYuan = (cents: number, digits: number): string => ((cents * 0.006) / 100).toFixed(digits)
