import { randomBytes } from 'node:crypto'
import { onCluster, template, type TestCluster } from './template.ts'

/**
 * A PostgreSQL that somebody else has started (npm run peers -- postgres): the superuser's address of its database
 * `postgres`. It must be empty of ours.
 */
export async function prepareGiven(adminUrl: string): Promise<TestCluster> {
  const password = randomBytes(12).toString('hex')
  const url: TestCluster['url'] = (role, database) => {
    const address = new URL(adminUrl)
    if (role !== 'postgres') Object.assign(address, { username: role, password })
    return Object.assign(address, { pathname: `/${database}` }).href
  }
  const asAdmin = (sql: string) => onCluster(adminUrl, sql)
  await asAdmin(`create role nethos login password '${password}'`)
  await asAdmin(`create role nethos_app login password '${password}'`)
  const rights = 'alter default privileges for role nethos grant'
  const everyNew = (sql: string) => onCluster(url('postgres', 'template1'), sql)
  await everyNew(`${rights} select, insert, update, delete on tables to nethos_app`)
  await everyNew(`${rights} usage, select on sequences to nethos_app`)
  await asAdmin(`create database ${template} owner nethos`)
  await asAdmin(`grant create on database ${template} to nethos_app`)
  return { url, stop: async () => {} }
}
