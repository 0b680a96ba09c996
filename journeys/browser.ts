import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { oldChromium, type OldChromium } from './old-chromium.ts'

const resolve = createRequire(import.meta.url).resolve

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

/** A phone of middle size, as most patients hold. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 13; V2203A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36',
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
}

/** A desk in the hospital. */
export const desk = { viewport: { width: 1366, height: 900 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' }

export interface OpenBrowser {
  browser: Browser
  close(): Promise<void>
}

/** Chromium out of npm, with Chinese letters: nothing but node_modules is needed. With a version, one of that age. */
export async function openBrowser(moreFlags: readonly string[] = [], version?: OldChromium): Promise<OpenBrowser> {
  const home = mkdtempSync(join(tmpdir(), 'nethos-browser-'))
  try {
    const { executable, libraries } = version ? oldChromium(version) : await unpack(home)
    const browser = await chromium.launch({
      executablePath: executable,
      args: [...flags, ...moreFlags],
      env: {
        ...process.env,
        TMPDIR: home,
        FONTCONFIG_FILE: writeFontSettings(home),
        ...(libraries && { LD_LIBRARY_PATH: libraries }),
      },
    })
    return {
      browser,
      async close() {
        await browser.close()
        rmSync(home, { recursive: true, force: true })
      },
    }
  } catch (error) {
    rmSync(home, { recursive: true, force: true })
    throw error
  }
}

/** The package unpacks into the temporary folder; a folder of its own for each run keeps runs and users apart. */
async function unpack(home: string): Promise<{ executable: string; libraries: string | undefined }> {
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = home
  try {
    const { default: packed, inflate } = await import('@sparticuz/chromium')
    const executable = await packed.executablePath()
    const isComplete = !execFileSync('ldd', [executable], { encoding: 'utf8' }).includes('not found')
    if (isComplete) return { executable, libraries: undefined }
    await inflate(join(dirname(resolve('@sparticuz/chromium')), '../bin/al2023.tar.br'))
    return { executable, libraries: join(home, 'al2023/lib') }
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}

function writeFontSettings(home: string): string {
  const fonts = dirname(resolve('@expo-google-fonts/noto-sans-sc/package.json'))
  const file = join(home, 'fonts.conf')
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(fonts, '400Regular')}</dir>
  <dir>${join(fonts, '700Bold')}</dir>
  <cachedir>${join(home, 'font-cache')}</cachedir>
  <alias><family>sans-serif</family><prefer><family>Noto Sans SC</family></prefer></alias>
  <alias><family>system-ui</family><prefer><family>Noto Sans SC</family></prefer></alias>
  <alias><family>serif</family><prefer><family>Noto Sans SC</family></prefer></alias>
</fontconfig>
`,
  )
  return file
}
