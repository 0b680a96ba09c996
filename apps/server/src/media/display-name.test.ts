import { expect, test } from 'vitest'
import { displayName } from './display-name.ts'

test.each([
  ['IMG_0001.JPG', 'IMG_0001.jpg'],
  ['检验报告.2026.png', '检验报告.2026.jpg'],
  ['C:\\Users\\me\\a.png', 'a.jpg'],
  ['../../etc/passwd', 'passwd.jpg'],
  ['a\r\nset-cookie: x.png', 'aset-cookie x.jpg'],
  ['gpj.\u202eexe.png', 'gpj.exe.jpg'],
  ['"><img>.png', 'img.jpg'],
  ['', '文件.jpg'],
  ['.png', '文件.jpg'],
  ['𠮷'.repeat(200), `${'𠮷'.repeat(80)}.jpg`],
  ['\ud842', '\ufffd.jpg'],
])('%j is shown as %j', (declared, shown) => expect(displayName(declared, 'jpg')).toBe(shown))
