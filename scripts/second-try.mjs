// Where nobody is there to look (CI), what failed is tried once more, alone, as the journeys are: a run that ends red for a
// busy machine holds up everybody. Whoever needed a second try is named at the end of the run: it is a defect all the same.
import { relative } from 'node:path'

/** More than so many broken files are no accident of a busy machine. */
export const filesAtMost = 4

/** The broken files of a run (vitest's JSON), or none when the run is beyond a second try. */
export function filesToTryAgain(results, root) {
  if (!results) return []
  const broken = results.testResults.filter(file => file.status === 'failed').map(file => relative(root, file.name))
  return broken.length > filesAtMost ? [] : broken
}

/** Both runs as one: what was tried again counts as it ended. */
export function merged(first, second) {
  const names = new Set(second.testResults.map(file => file.name))
  const again = first.testResults.filter(file => names.has(file.name)).flatMap(file => file.assertionResults)
  const counted = status => again.filter(test => test.status === status).length
  return {
    ...first,
    testResults: [...first.testResults.filter(file => !names.has(file.name)), ...second.testResults],
    numTotalTests: first.numTotalTests - again.length + second.numTotalTests,
    numPassedTests: first.numPassedTests - counted('passed') + second.numPassedTests,
    numFailedTests: first.numFailedTests - counted('failed') + second.numFailedTests,
  }
}
