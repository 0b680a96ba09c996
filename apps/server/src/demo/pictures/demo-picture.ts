import { demoDoctors } from '../hospital/doctors.ts'
import { demoPharmacists } from '../hospital/pharmacists.ts'
import { banner } from './banner.ts'
import { cover, departmentSign, emblem } from './emblem.ts'
import { figure } from './figure.ts'
import { paint } from './paint.ts'
import { portrait } from './portrait.ts'
import { isSign } from './signs.ts'

interface Drawing {
  svg: string
  width: number
  height: number
}

const painted = new Map<string, Promise<Buffer>>()

/** The demo hospital's picture of this name as WebP, the same every time; drawn when it is first asked for. */
export function demoPicture(name: string): Promise<Buffer | undefined> {
  const known = painted.get(name)
  if (known) return known
  const drawing = drawingOf(name)
  if (!drawing) return Promise.resolve(undefined)
  const picture = paint(drawing.svg, drawing.width, drawing.height)
  painted.set(name, picture)
  picture.catch(() => painted.delete(name))
  return picture
}

/** Only the pictures that the hospital has: nobody may keep the painter busy with names of his own. */
export function drawingOf(name: string): Drawing | undefined {
  const [kind, sign = ''] = name.split(/-(.*)/s)
  if (kind === 'portrait')
    return [...demoDoctors, ...demoPharmacists].some(doctor => doctor.avatar === name)
      ? { svg: portrait(name)!, width: 192, height: 192 }
      : undefined
  if (kind === 'banner') {
    const svg = banner(name)
    return svg ? { svg, width: 1074, height: 420 } : undefined
  }
  if (kind === 'figure') {
    const svg = figure(name)
    return svg ? { svg, width: 720, height: 480 } : undefined
  }
  if (!isSign(sign)) return undefined
  if (kind === 'emblem') return { svg: emblem(sign), width: 192, height: 192 }
  if (kind === 'department') return { svg: departmentSign(sign), width: 144, height: 144 }
  if (kind === 'cover') return { svg: cover(sign), width: 720, height: 480 }
  return undefined
}
