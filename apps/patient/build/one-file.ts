import { build, type BuildOptions, type Rolldown } from 'vite'

interface OneFile {
  entry: string
  target: string[]
  define?: Record<string, string>
  rolldown?: Omit<NonNullable<BuildOptions['rolldownOptions']>, 'input' | 'output'>
}

/** The code of what stands beside the app in a single file, with all that it uses. */
export async function oneFile({ entry, target, define = {}, rolldown = {} }: OneFile): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: { ...rolldown, input: entry, output: { format: 'iife', entryFileNames: 'one.js' } },
    },
  })
  const [chunk] = ((Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput).output
  return chunk.code
}
