/** Limits in code points. The patient's line is given (docs/product/routes.csv, /chart/:followId); the others are ours. */
export const talkLimits = { line: 100, answer: 1000 } as const
