import { chance } from '../chance.ts'
import { spellingOfWords } from '../../domains/content/spelling.ts'
import { demoDoctors, type DemoDoctor } from './doctors.ts'
import { teamTexts, type TeamText } from './team-texts.ts'

/** The teams with their members, the chief first. */
export const demoTeams = teamTexts.map((text, index) => ({ ...teamOf(text, index), members: membersOf(text), text }))

function teamOf(text: TeamText, index: number) {
  const chief = membersOf(text)[0]!
  return {
    teamId: `t${String(index + 1).padStart(2, '0')}`,
    teamName: text.name,
    hosId: chief.hosId,
    gbDeptCode: chief.gbDeptCode,
    deptName: chief.deptName,
    skill: text.skill,
    resume: text.resume,
    tags: [...text.tags],
    avatar: `emblem-${text.sign}`,
    showAdm: index !== 10,
    priceCents: text.priceCents,
    replyLimit: text.replyLimit,
    isOpen: index !== 11,
    recommendPosition: index + 1,
    ...spellingOfWords(text.name),
  }
}

/** From each named clinic so many, those that stand first. */
function membersOf({ name, from }: TeamText): DemoDoctor[] {
  const luck = chance(`team ${name}`)
  return Object.entries(from).flatMap(([clinic, count], nth) => {
    const all = demoDoctors.filter(doctor => doctor.deptName === clinic)
    return nth === 0 ? all.slice(0, count) : luck.some(all, count)
  })
}
