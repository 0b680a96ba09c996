import { expect, test } from 'vitest'
import { filesAtMost, filesToTryAgain, merged } from './second-try.mjs'

const file = (name, ...statuses) => ({
  name: `/house/${name}`,
  status: statuses.length === 0 || statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map(status => ({ status })),
})
const runOf = (...testResults) => {
  const all = testResults.flatMap(one => one.assertionResults)
  const counted = status => all.filter(one => one.status === status).length
  const numPassedTests = counted('passed')
  return { testResults, numTotalTests: all.length, numPassedTests, numFailedTests: counted('failed') }
}

test('the broken files of a run are tried again, those that did not even load with them', () => {
  const run = runOf(file('a.test.ts', 'passed'), file('b.test.ts', 'passed', 'failed'), file('c.test.ts'))
  expect(filesToTryAgain(run, '/house')).toEqual(['b.test.ts', 'c.test.ts'])
})

test('a run without results, or with many broken files, is not tried again', () => {
  const many = Array.from({ length: filesAtMost + 1 }, (_, n) => file(`${n}.test.ts`, 'failed'))
  expect(filesToTryAgain(runOf(...many), '/house')).toEqual([])
  expect(filesToTryAgain(undefined, '/house')).toEqual([])
})

test('what was tried again counts as it ended', () => {
  const first = runOf(file('a.test.ts', 'passed'), file('b.test.ts', 'passed', 'failed'), file('c.test.ts'))
  const second = runOf(file('b.test.ts', 'passed', 'passed'), file('c.test.ts', 'passed', 'failed'))
  const both = merged(first, second)
  expect(both).toMatchObject({ numTotalTests: 5, numPassedTests: 4, numFailedTests: 1 })
  expect(both.testResults.filter(one => one.status === 'failed').map(one => one.name)).toEqual(['/house/c.test.ts'])
})
