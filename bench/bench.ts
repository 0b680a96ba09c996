import { parseArgs } from 'node:util'
import { load } from './load.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '6' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
    only: { type: 'string' },
  },
})
await load(
  { rounds: Number(values.rounds), seconds: Number(values.seconds), connections: Number(values.connections) },
  values.only,
)
