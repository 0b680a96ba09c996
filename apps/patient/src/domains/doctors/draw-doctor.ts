import { config } from '@nethos/calls/config.ts'
import type { Doctor } from '@nethos/contract/doctors/doctors.schemas.ts'
import { faceColours } from '@nethos/contract/system/face-colour.ts'
import { qrModules } from '../../controls/qr-drawing.tsx'
import { hospitalPicture } from '../../patterns/hospital-picture.ts'

/** What stands on the card: of a doctor, or of a team in the same places. */
export type Carded = Pick<Doctor, 'docAvatar' | 'docName' | 'docTitle' | 'docDeptName' | 'docHosName' | 'docSkill'>

export interface Drawn {
  doctor: Carded
  /** Whose page the code leads to. */
  what: '医生' | '团队'
  /** The hospital's name. */
  hospital: string
  /** What the code says. */
  address: string
  /** What stands in the place of what the doctor is good at: his place in a ranking. */
  about?: string
  /** What stands below the code, in the place of the way to his page. */
  hint?: string
}

const width = 750
const height = 1100
const margin = 56
// The picture leaves the app: it looks the same for everybody, at night and in elder mode too.
const ours = { ground: '#e3f3f1', card: '#ffffff', brand: '#0b7a75', ink: '#16211f', quiet: '#4a5856' }
type Colours = typeof ours

/** In the hospital's colour, as it is by day. */
function hospitalColours(): Colours {
  const face = faceColours(config().faceColour)
  return face ? { ...ours, brand: face.brand, ground: face.soft } : ours
}
const fonts = `"PingFang SC", "HarmonyOS Sans SC", "MiSans", "Noto Sans SC", sans-serif`

/** Draws a doctor's card with the code of his page; gives the picture as a data address, which can be kept by a long press. */
export async function drawDoctor({ doctor, what, hospital, address, about, hint }: Drawn): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser cannot draw.')
  const [portrait, mark] = await Promise.all([
    loaded(`/files/${encodeURIComponent(doctor.docAvatar)}`),
    loaded(hospitalPicture()),
  ])
  const colours = hospitalColours()

  drawGround(pen, { hospital, mark, colours })
  drawPortrait(pen, portrait, colours.ground, { x: margin, y: 168, size: 168 })
  const left = margin + 200
  const room = width - left - margin
  write(pen, doctor.docName, { x: left, y: 214, font: `600 46px ${fonts}`, colour: colours.ink, room, lines: 1 })
  const rank = [doctor.docTitle, doctor.docDeptName].filter(Boolean).join(' · ')
  write(pen, rank, { x: left, y: 268, font: `30px ${fonts}`, colour: colours.quiet, room, lines: 1 })
  write(pen, doctor.docHosName, { x: left, y: 318, font: `28px ${fonts}`, colour: colours.quiet, room, lines: 1 })
  const skill = doctor.docSkill ? `擅长：${doctor.docSkill}` : ''
  const whole = { x: margin, room: width - 2 * margin }
  write(pen, about ?? skill, { ...whole, y: 412, font: `30px ${fonts}`, colour: colours.ink, lines: 4 })

  drawCode(pen, address, { x: (width - 360) / 2, y: 600, size: 360 })
  pen.textAlign = 'center'
  write(pen, hint ?? `长按或扫一扫，查看${what}主页`, {
    x: width / 2,
    y: 1020,
    font: `30px ${fonts}`,
    colour: colours.quiet,
    room: width,
    lines: 1,
  })
  return canvas.toDataURL('image/png')
}

/** The hospital's name above, and the card below it. */
function drawGround(
  pen: CanvasRenderingContext2D,
  {
    hospital,
    mark,
    colours,
  }: { hospital: string; mark: Awaited<ReturnType<typeof loaded>>; colours: ReturnType<typeof hospitalColours> },
): void {
  pen.fillStyle = colours.ground
  pen.fillRect(0, 0, width, height)
  const { hospitalLevel } = config()
  const beside = mark ? margin + 88 : margin
  if (mark) pen.drawImage(mark, margin, 26, 68, 68)
  pen.fillStyle = colours.brand
  pen.font = `600 34px ${fonts}`
  pen.fillText(hospital, beside, hospitalLevel ? 58 : 72, width - beside - margin)
  pen.font = `24px ${fonts}`
  pen.fillText(hospitalLevel, beside, 94, width - beside - margin)
  pen.fillStyle = colours.card
  pen.beginPath()
  pen.rect(margin / 2, 120, width - margin, height - 120 - margin / 2)
  pen.fill()
}

/** A portrait that cannot be had is left out: the card is worth sending without it. */
const loaded = (address: string): Promise<HTMLImageElement | undefined> =>
  new Promise(resolve => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => resolve(undefined)
    image.src = address
  })

interface Square {
  x: number
  y: number
  size: number
}

function drawPortrait(
  pen: CanvasRenderingContext2D,
  portrait: HTMLImageElement | undefined,
  ground: string,
  { x, y, size }: Square,
) {
  pen.save()
  pen.beginPath()
  pen.arc(x + size / 2, y + size / 2, size / 2, 0, 2 * Math.PI)
  pen.clip()
  pen.fillStyle = ground
  pen.fillRect(x, y, size, size)
  if (portrait) pen.drawImage(portrait, x, y, size, size)
  pen.restore()
}

/** Whole pixels for each module: a scaled code blurs and is not read. */
function drawCode(pen: CanvasRenderingContext2D, address: string, { x, y, size }: Square) {
  const modules = qrModules(address)
  const step = Math.floor(size / modules.length)
  const inset = Math.floor((size - step * modules.length) / 2)
  pen.fillStyle = '#ffffff'
  pen.fillRect(x, y, size, size)
  pen.fillStyle = '#000000'
  modules.forEach((row, down) =>
    row.forEach((isDark, across) => {
      if (isDark) pen.fillRect(x + inset + across * step, y + inset + down * step, step, step)
    }),
  )
}

interface Writing {
  x: number
  /** The base of the first line. */
  y: number
  font: string
  colour: string
  room: number
  /** The most lines; what is left over ends in …. */
  lines: number
}

const lineHeight = 46

function write(pen: CanvasRenderingContext2D, text: string, { x, y, font, colour, room, lines }: Writing): void {
  pen.font = font
  pen.fillStyle = colour
  brokenInto(text, lines, line => pen.measureText(line).width <= room).forEach((line, nth) =>
    pen.fillText(line, x, y + nth * lineHeight),
  )
}

/** Never at the beginning of a line: such a sign hangs out over the end of the one before. */
const closing = /[，。、；：？！”’）》】]/

/** Chinese breaks between any two characters but before a closing sign. */
export function brokenInto(text: string, most: number, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const character of text) {
    if (fits(line + character) || (line !== '' && closing.test(character))) {
      line += character
      continue
    }
    if (lines.length === most - 1) {
      while (line !== '' && !fits(`${line}…`)) line = Array.from(line).slice(0, -1).join('')
      return [...lines, `${line}…`]
    }
    lines.push(line)
    line = character
  }
  return line === '' ? lines : [...lines, line]
}
