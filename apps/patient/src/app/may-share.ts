/** Pages whose share menu is shown (core 2, share menu); it is hidden everywhere else. */
const shared = [
  /^\/doc\/index$/,
  /^\/202[23]\/report\/doc$/,
  /^\/team\/[^/]+\/detail$/,
  /^\/doc\/article\/[^/]+$/,
  /^\/my\/recommend$/,
  /^\/active\/(?:bayz|cdyz|common|asian)$/,
  /^\/download$/,
  /^\/open\/alipay$/,
]

export const mayShare = (path: string): boolean => {
  const plain = path.toLowerCase().replace(/\/+$/, '')
  return shared.some(pattern => pattern.test(plain))
}
