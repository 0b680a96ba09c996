/** 第三方授权码. */
export const thirdSpelling = { words: { personId: 'compatId' } } as const
