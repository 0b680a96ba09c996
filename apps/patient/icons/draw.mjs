// Draws the app's icons: one SVG and its PNGs. Run after a change: node apps/patient/icons/draw.mjs
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const folder = join(dirname(fileURLToPath(import.meta.url)), '../public/icons')

/** A cross whose lower arm runs out into a speech bubble's tail: medicine, by conversation. */
const drawing = (radius, inset) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <rect width="512" height="512" rx="${radius}" fill="#0b7a75"/>
  <g transform="translate(256 256) scale(${inset}) translate(-256 -256)">
    <path d="M256 104c92 0 168 62 168 140s-76 140-168 140c-20 0-39-3-57-8l-69 38 16-63c-36-26-58-64-58-107 0-78 76-140 168-140z" fill="#ffffff"/>
    <path d="M232 168h48v52h52v48h-52v52h-48v-52h-52v-48h52z" fill="#0b7a75"/>
  </g>
</svg>
`

mkdirSync(folder, { recursive: true })
const rounded = drawing(112, 1)
const square = drawing(0, 0.92)
const maskable = drawing(0, 0.78)
writeFileSync(join(folder, 'icon.svg'), rounded)

const png = (svg, size, name) =>
  sharp(Buffer.from(svg), { density: 300 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, name))
await png(rounded, 48, 'icon-48.png')
await png(rounded, 192, 'icon-192.png')
await png(rounded, 512, 'icon-512.png')
await png(square, 180, 'apple-touch-icon.png')
await png(maskable, 512, 'icon-maskable-512.png')
