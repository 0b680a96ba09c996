/** Addresses of the grants; ours. */
export const grantPaths = {
  /** 家人授权: whom I act for, and who acts for me. */
  grants: '/my/grant',
  /** How it stands with one person; ?compatId. */
  person: '/my/grant/person',
  /** 申请授权; ?compatId. */
  ask: '/my/grant/ask',
  /** The person's own page: ?t, the key out of the text message, or ?id, logged in on a phone that is his. */
  answer: '/my/grant/answer',
} as const

/** The link of the text message: whoever opens it holds the phone that it went to. */
export const answerPage = (key: string): string => `${grantPaths.answer}?${new URLSearchParams({ t: key })}`
