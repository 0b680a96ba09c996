/** 微信身份: the wire carries a shell ticket where the documents say openid; the openid itself never leaves the server. */
export const shellSpelling = { words: { ticket: 'openid', appId: 'appid' } } as const
