// A process that the test of the notices kills while it is sending one: node killed-delivery.ts <database>
import pg from 'pg'
import { paymentSandbox } from './payment-sandbox.ts'

const pool = new pg.Pool({ connectionString: process.argv[2], max: 2 })
const sandbox = await paymentSandbox({ pool, now: Date.now })
await sandbox.deliverNotices()
await pool.end()
