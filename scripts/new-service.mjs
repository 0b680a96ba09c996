// npm run new:service record/treatment pinTreatment nethos.record.treatment.pin [query] [--own treatment] [--staff doctor,nurse]
// The service in its table of the contract, its handler, its registration and a test. Until the handler is written it knows
// no record: it answers that there is none.
import { parseArgs } from 'node:util'
import { usage } from './grown.mjs'
import { newService } from './grown/service.mjs'

const roles = ['doctor', 'nurse', 'pharmacist', 'operator', 'admin']
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { staff: { type: 'string' }, own: { type: 'string' } },
})
const [place = '', key = '', name, kind = 'command'] = positionals
const staff = values.staff?.split(',')
if (
  !/^[a-z][a-z-]*(\/[a-z][a-z-]*)*$/.test(place) ||
  !/^[a-z]\w+$/.test(key) ||
  !name ||
  !['query', 'command'].includes(kind) ||
  staff?.some(role => !roles.includes(role))
)
  usage(`Usage: npm run new:service <domain>[/<table>] <ourKey> <name.on.the.wire> [query] [--own <kind of record>] [--staff <roles>]
The table is the file of the contract, e.g. record/treatment for record/treatment.services.ts. Roles: ${roles.join(', ')}.
After npm run the options stand behind --, e.g. npm run new:service record/treatment pinTreatment nethos.record.treatment.pin -- --own treatment`)

newService({ place, key, name, kind, staff, own: values.own })
