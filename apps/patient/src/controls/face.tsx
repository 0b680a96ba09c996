import '../look/tones.css'

/** A drawn face by age and sex: six heads by one hand, told apart at a glance. No portrait of anybody. */
interface FaceProps {
  age: number | null
  gender: 'M' | 'F' | ''
}

const hairs = {
  childM: 'M16 27c-1-12 6-18 16-18s17 6 16 18c-4-6-9-8-16-8s-12 2-16 8z',
  childF:
    'M15 30c-2-14 6-21 17-21s19 7 17 21c-3-7-8-11-17-11s-14 4-17 11zM12 27a5 5 0 1 0 0 10a5 5 0 0 0 0-10M52 27a5 5 0 1 0 0 10a5 5 0 0 0 0-10',
  adultM: 'M15 28c-2-13 6-20 17-20s19 7 17 20c-2-4-4-7-6-9-6 2-14 2-20-1-4 2-6 6-8 10z',
  adultF: 'M13 44c-3-22 4-36 19-36s22 14 19 36c-3-4-4-12-5-20-6-1-13-4-16-7-3 5-8 8-12 9-1 7-2 14-5 18z',
  elderM: 'M14 30c-1-5 0-9 2-11 1 3 1 6 0 11zM50 30c1-5 0-9-2-11-1 3-1 6 0 11z',
  elderF:
    'M15 28c-3-12 5-20 17-20s20 8 17 20c-3-6-6-9-9-10-5 2-12 2-16 0-3 1-6 4-9 10zM32 3a6 6 0 1 0 0 10a6 6 0 0 0 0-10',
} as const
const stages = {
  child: { hair: '#4a3427', coat: 'amber' },
  adult: { hair: '#2b2522', coat: 'teal' },
  elder: { hair: '#b9bcc0', coat: 'blue' },
} as const

const stageOf = (age: number | null) => (age === null ? 'adult' : age < 14 ? 'child' : age < 60 ? 'adult' : 'elder')

export default function Face({ age, gender }: FaceProps) {
  const stage = stageOf(age)
  const { hair, coat } = stages[stage]
  const isMale = gender === 'M'
  return (
    <svg className={`face tone--${coat}`} viewBox="0 0 64 64" aria-hidden>
      <path className="face__coat" d="M8 66c0-14 10-19 24-19s24 5 24 19z" />
      <path fill="#eebd97" d="M26 42h12v7a6 6 0 0 1-12 0z" />
      {!isMale && stage === 'adult' && <path fill={hair} d={hairs.adultF} />}
      <circle cx="32" cy="30" r="16" fill="#f7d3b5" />
      <path fill={hair} d={hairs[`${stage}${isMale ? 'M' : 'F'}`]} />
      <path
        fill="none"
        stroke="#3a2b22"
        strokeWidth="2"
        strokeLinecap="round"
        d={`M26 31v1.5M38 31v1.5M27 38q5 4 10 0${stage === 'elder' ? 'M22 32a4 4 0 1 0 8 0a4 4 0 1 0-8 0M34 32a4 4 0 1 0 8 0a4 4 0 1 0-8 0M30 32h4' : ''}`}
      />
    </svg>
  )
}
