const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/i, 'iPhone'],
  [/iPad/i, 'iPad'],
  [/HarmonyOS|OpenHarmony/i, '鸿蒙手机'],
  [/Android/i, '安卓手机'],
  [/Windows/i, 'Windows电脑'],
  [/Macintosh|Mac OS X/i, 'Mac电脑'],
  [/Linux/i, 'Linux电脑'],
]

/** The shell that the app runs in, by the envelope's channel (docs/product/protocol.md 1). */
const shells: Readonly<Record<string, string>> = { 3: '浏览器', 10: '微信', 11: '支付宝', 12: 'App' }

/** What a patient knows his device by: iPhone · 微信. Wording only; nothing follows from it. */
export const deviceName = (agent: string, channel: string): string =>
  [systems.find(([sign]) => sign.test(agent))?.[1] ?? '其他设备', shells[channel]].filter(Boolean).join(' · ')
