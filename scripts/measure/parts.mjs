// Which part of the project a file belongs to, and what kind of code it is.
const generated = /\.gen\.ts$/
const test =
  /(\.(test|port-test|journey|samples)\.tsx?$|\/(testing|faults|security)\/|^journeys\/|\/(testbed|samples)\.ts$)/
const demo = /\/((demo|sandbox|reference)\/|demo-[\w-]+(\.data)?\.ts$)/

/** `product`, `test`, `demo` (demo, sandbox and reference data) or `generated`. */
export const kindOf = file =>
  generated.test(file) ? 'generated' : test.test(file) ? 'test' : demo.test(file) ? 'demo' : 'product'

/** apps/server, packages/contract, journeys, … */
export const partOf = file =>
  file
    .split('/')
    .slice(0, /^(apps|packages)\//.test(file) ? 2 : 1)
    .join('/')
