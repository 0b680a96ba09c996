// npm test -- record booking: what belongs to these domains. Their types with everybody's, their tests on all four sides,
// the borders and the wire that they share, and the journeys that walk through them.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { journeyDomains } from '../journeys/domains.mjs'
import { root } from './installed.mjs'

const sides = [
  'packages/contract/src',
  'apps/server/src/domains',
  'apps/patient/src/domains',
  'apps/workbench/src/domains',
]

/** Of all sides: a domain has one name on each. */
const domainNames = () => [
  ...new Set(
    sides
      .flatMap(side => readdirSync(join(root, side), { withFileTypes: true }))
      .filter(entry => entry.isDirectory())
      .map(entry => entry.name),
  ),
]

/** The folders of a domain. None: nobody knows such a domain. */
export const foldersOf = domain =>
  sides.map(side => `${side}/${domain}`).filter(folder => existsSync(join(root, folder)))

export const journeysOf = domain =>
  Object.entries(journeyDomains)
    .filter(([, domains]) => domains.includes(domain))
    .map(([name]) => `${name}.journey.ts`)

/** The steps of npm test for some domains; `usual`: those of the whole, by name, to be narrowed. */
export function stepsOf(domains, usual) {
  const unknown = domains.find(domain => foldersOf(domain).length === 0)
  if (unknown) throw new Error(`There is no domain ${unknown}: ${domainNames().toSorted().join(', ')}.`)
  const folders = domains.flatMap(foldersOf).map(folder => `${folder}/`)
  const walked = [...new Set(domains.flatMap(journeysOf))]
  return [
    ['types', usual.types],
    ...usual.always,
    ['tests', `${usual.tests} --passWithNoTests ${folders.join(' ')}`],
    ...(walked.length > 0 ? [usual.pages, ['journeys', `${usual.journeys} ${walked.join(' ')}`]] : []),
  ]
}
