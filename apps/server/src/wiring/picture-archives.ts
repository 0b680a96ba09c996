import { readFile } from 'node:fs/promises'
import type { Logger } from 'pino'
import { dicomwebPictures } from '../adapters/dicomweb/dicomweb-pictures.ts'
import { readDicomArchives, type DicomArchive } from '../adapters/dicomweb/settings.ts'
import type { HospitalPictures } from '../ports/hospital-pictures.ts'
import { SettingsError } from '../settings.ts'

/** The archives of NETHOS_HOSPITAL_DICOMWEB_FILE, and those of `others` whose hospitals it does not name. */
export async function pictureArchives(
  path: string | undefined,
  log: Logger,
  others: readonly DicomArchive[] = [],
): Promise<HospitalPictures> {
  const listed = path === undefined ? [] : await readFrom(path)
  const names = new Set(listed.map(one => one.hosId))
  const all = [...listed, ...others.filter(one => !names.has(one.hosId))]
  return dicomwebPictures(
    all.map(one => ({ ...one, report: (sentence: string) => log.warn({ hosId: one.hosId }, sentence) })),
  )
}

async function readFrom(path: string): Promise<DicomArchive[]> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new SettingsError(`NETHOS_HOSPITAL_DICOMWEB_FILE points to ${path}, which cannot be read`)
  })
  try {
    return readDicomArchives(text)
  } catch (error) {
    throw new SettingsError(`NETHOS_HOSPITAL_DICOMWEB_FILE ${(error as Error).message}`)
  }
}
