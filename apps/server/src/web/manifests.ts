import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { markAddress } from '@nethos/contract/common/mark-address.ts'

interface ManifestsOptions {
  roots: { patient: string; workbench: string }
  hospital: () => Promise<{ hospitalName: string; hospitalMark: string }>
}

export const manifestName = 'manifest.webmanifest'

/** Whoever puts an app on his screen sees the hospital's name below it; staff see which of the two apps it is. */
export async function manifests(app: FastifyInstance, { roots, hospital }: ManifestsOptions): Promise<void> {
  const serve = async (address: string, root: string, named: (hospital: string) => object) => {
    const manifest = await readFile(join(root, manifestName), 'utf8').catch(() => undefined)
    app.get(address, async (_, reply) => {
      if (manifest === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('没有找到这个文件')
      const { hospitalName, hospitalMark } = await hospital()
      const own = { ...(JSON.parse(manifest) as object), ...named(hospitalName), ...iconsOf(hospitalMark) }
      return reply.header('cache-control', 'no-cache').type('application/manifest+json; charset=utf-8').send(own)
    })
  }
  await serve(`/${manifestName}`, roots.patient, name => ({ name, short_name: name.slice(0, 12) }))
  await serve(`/workbench/${manifestName}`, roots.workbench, name => ({ name: `${name}工作台` }))
}

const iconsOf = (mark: string): object => {
  if (mark === '') return {}
  const icon = (edge: number, isMaskable = false) => ({
    src: markAddress(mark, edge, isMaskable),
    sizes: `${edge}x${edge}`,
    type: 'image/png',
    ...(isMaskable && { purpose: 'maskable' }),
  })
  return { icons: [icon(192), icon(512), icon(512, true)] }
}
