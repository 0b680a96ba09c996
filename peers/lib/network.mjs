// Machines of their own on this one: each a network namespace with its address. A cable leads from each to us, and one between the
// two; pulled out, what is sent is lost without a word, as when a switch dies. We forward nothing, so there is no other way round.
import { atEnd } from './at-end.mjs'
import { run } from './programs.mjs'

/** Private addresses, others for each run. */
const range = `10.${200 + (process.pid % 50)}`
export const network = `${range}.0.0/16`

/** `db1` and `db2`, say: where they are reached, where they reach us, how a program is started on them, and how they are cut off. */
export function makeMachines([first, second]) {
  const made = [first, second].map((name, at) => machine(name, at + 1))
  const [one, other] = made
  const [toOther, toOne] = [`n-${other.name}`, `n-${one.name}`]
  ip('link', 'add', toOther, 'netns', one.space, 'type', 'veth', 'peer', 'name', toOne, 'netns', other.space)
  within(one, 'link', 'set', toOther, 'up')
  within(other, 'link', 'set', toOne, 'up')
  const lead = () => {
    within(one, 'route', 'replace', `${other.host}/32`, 'dev', toOther, 'src', one.host)
    within(other, 'route', 'replace', `${one.host}/32`, 'dev', toOne, 'src', other.host)
  }
  lead()
  const between = {
    cut: () => void within(one, 'link', 'set', toOther, 'down'),
    mend() {
      within(one, 'link', 'set', toOther, 'up')
      lead()
    },
  }
  return {
    machines: made,
    /** The cable between the two: each of them still reaches us. */
    between,
    /** All cables of one of them. */
    cutOff(name) {
      between.cut()
      ip('link', 'set', cableOf(name), 'down')
    },
    putBack(name) {
      ip('link', 'set', cableOf(name), 'up')
      between.mend()
    },
  }
}

const ip = (...args) => run('ip', args)
const within = ({ space }, ...args) => ip('-n', space, ...args)
const cableOf = name => `n${process.pid}-${name}`

function machine(name, nth) {
  const space = `nethos-${name}-${process.pid}`
  const [host, us, cable] = [`${range}.${nth}.2`, `${range}.${nth}.1`, cableOf(name)]
  ip('netns', 'add', space)
  // The cable's other end goes with it.
  atEnd(() => ip('netns', 'del', space))
  ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'n-us', 'netns', space)
  ip('address', 'add', `${us}/24`, 'dev', cable)
  ip('link', 'set', cable, 'up')
  const own = { name, space, host, us }
  within(own, 'address', 'add', `${host}/24`, 'dev', 'n-us')
  within(own, 'link', 'set', 'n-us', 'up')
  within(own, 'link', 'set', 'lo', 'up')
  // What is for elsewhere comes to us, who throw it away.
  within(own, 'route', 'add', 'default', 'via', us)
  return {
    ...own,
    /** The words before a program that is to run there as this user. */
    on: ({ uid, gid }) => ['nsenter', `--net=/run/netns/${space}`, `--setuid=${uid}`, `--setgid=${gid}`, '--'],
  }
}
