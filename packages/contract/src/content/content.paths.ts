export const contentPaths = {
  /** 用户协议; ?type=隐私政策 shows the privacy policy. */
  agreement: '/news/ysxy',
} as const
