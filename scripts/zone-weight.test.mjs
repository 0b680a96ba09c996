import { expect, test } from 'vitest'
import { ownFiles } from './zone-weight.mjs'

test('what only the zones ask for is theirs, with the kinds that they load by need; what others ask for is not', () => {
  const app = {
    first: ['/app.js'],
    lazy: ['/home.kind-1.js', '/shared.kind-2.js'],
    pages: { '/zone': ['/app.js', '/place.js', '/card.js'], '/doc': ['/card.js', '/shared.kind-2.js'] },
  }
  expect(ownFiles(app, ['/zone'])).toEqual(['/place.js', '/home.kind-1.js'])
})
