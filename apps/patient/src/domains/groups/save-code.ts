import { qrModules } from '../../controls/qr-drawing.tsx'

/** Pixels of each module. */
const scale = 16
const foot = 96

/** The code with the group's name below it, as a picture to be saved. */
export function saveCode(address: string, groupName: string): void {
  const modules = qrModules(address)
  const width = modules.length * scale
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = width + foot
  // oxlint-disable-next-line typescript/no-non-null-assertion -- a fresh canvas draws
  const pen = canvas.getContext('2d')!
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000000'
  modules.forEach((row, y) => row.forEach((isDark, x) => isDark && pen.fillRect(x * scale, y * scale, scale, scale)))
  pen.font = '32px sans-serif'
  pen.textAlign = 'center'
  pen.fillText(groupName, width / 2, width + foot / 3, width - 2 * scale)
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = `${groupName}-群二维码.png`
  link.click()
}
