// Who may import whom (ARCHITECTURE.md). The first line that fits a file holds for it. `*` is one folder or file name, `**` any
// depth, `<d>` the same name on both sides, `<n>` a neighbour listed below. What stands on one line may import each other.
const contract = 'packages/contract/src'
const server = 'apps/server/src'
const grammar = [`${contract}/*.ts`, `${contract}/common/**`]
const house = `${server}/{house,settings}.ts`

export const borders = [
  [`${contract}/*.ts`, []],
  [`${contract}/common/**`, [`${contract}/*.ts`]],
  [`${contract}/<d>/**`, [...grammar, `${contract}/<n>/**`]],

  [`packages/calls/src/**`, [...grammar, `${contract}/system/**`]],

  // Tests stand beside what they test and may look a little further.
  // A draw is recomputed by a script that knows nothing of the server: its test is that the two agree.
  [
    `${server}/**/{*.test,*.port-test,*.samples,testbed}.ts`,
    [`${server}/**`, `${contract}/**`, 'scripts/recompute-draw.mjs'],
  ],
  [`${server}/{testing,faults,security}/**`, [`${server}/**`, `${contract}/**`]],

  [`${server}/ports/*`, [`${contract}/**`]],
  [`${server}/adapters/<d>/**`, [`${server}/ports/*`, `${contract}/common/**`]],
  [`${server}/{database,secrets,media}/**`, [`${server}/ports/*`]],
  [house, [`${server}/{ports,secrets}/**`, house]],
  [`${server}/{calls,events,jobs}/**`, [...grammar, `${server}/{calls,events,jobs,database,ports}/**`, house]],
  [`${server}/web/**`, [...grammar, `${server}/{calls,database}/**`, house]],
  // The type of what a domain brings stands beside the list of all domains.
  [
    `${server}/domains/<d>/**`,
    [
      `${contract}/**`,
      `${server}/{calls,database,ports,jobs,events,media,secrets}/**`,
      house,
      `${server}/domains.ts`,
      `${server}/domains/<n>/public.ts`,
    ],
  ],
  // The sandbox plays the outside world: it speaks the providers' words and is chosen by main.ts alone.
  [`${server}/sandbox/**`, [...grammar, `${server}/{adapters,demo,ports,database,jobs,secrets}/**`, `${server}/*.ts`]],
  [`${server}/reference/**`, [`${server}/{database,domains,reference}/**`, house, ...grammar]],
  [`${server}/{demo/**,*.ts}`, [`${server}/**`, `${contract}/**`]],

  ...['patient', 'workbench'].flatMap(app => {
    const src = `apps/${app}/src`
    return [
      [`${src}/**/*.test.{ts,tsx}`, [`${src}/**`, `${contract}/**`, 'packages/calls/src/**']],
      [`${src}/domains/*/testing/**`, [`${src}/**`, `${contract}/**`, 'packages/calls/src/**']],
      // The drawings that the hospital chooses from are the same in both apps.
      [`${src}/{controls,look}/**`, [`${src}/{controls,look}/**`, `${contract}/common/entry-icons.ts`]],
      [`${src}/patterns/**`, [`${src}/{controls,look}/**`]],
      [`${src}/calls/**`, [...grammar, `${contract}/{system,staff}/**`, 'packages/calls/src/**']],
      [
        `${src}/domains/<d>/**`,
        [
          ...grammar,
          `${contract}/{<d>,system}/**`,
          `${contract}/*/*.paths.ts`,
          'packages/calls/src/**',
          ...(app === 'workbench' ? [`${contract}/staff*/**`] : []),
          `${src}/{calls,controls,patterns,look}/**`,
          `${src}/domains/<n>/public.{ts,tsx}`,
          `${contract}/<n>/**`,
        ],
      ],
      [`${src}/{app/**,*.ts,*.tsx}`, [`${src}/**`, `${contract}/**`, 'packages/calls/src/**']],
      [`apps/${app}/{*.ts,build/**}`, [`apps/*/build/**`]],
    ]
  }),
  ['journeys/**', [`${server}/{testing,database}/**`, `${contract}/**`]],
]

/** The map of the domains: whose public.ts (or whose contract) a domain may use. Lengthen it only with a reason. */
export const neighbours = {
  [contract]: {
    'hospital-account': ['people'],
    account: ['shell'],
    // The clinic of several departments and the school hospital offer sessions as every other department does.
    mdt: ['booking'],
    // A booking is paid for, needs a hospital account and brings what the doctor shall know.
    booking: ['hospital-account', 'payment', 'record', 'shell'],
    // The school hospital's registrations are bookings.
    school: ['booking'],
    // Clinics that the desk keeps are those that are booked.
    clinics: ['booking'],
    // A free clinic shows cards of doctors and teams.
    consult: ['doctors', 'teams'],
    coupons: ['consult'],
    follow: ['consult', 'doctors'],
    home: ['content', 'doctors'],
    // The desk warns the pharmacist of what the rules of prescriptions warn of.
    'staff-desk': ['consult', 'follow', 'record', 'renewal'],
    grants: ['people'],
    patients: ['consult', 'payment', 'people'],
    payment: ['shell'],
    renewal: ['consult', 'record'],
    // A password is one by the same rule.
    staff: ['account'],
    teams: ['content', 'doctors'],
  },
  [`${server}/domains`]: {
    'hospital-account': ['captcha', 'people'],
    // The name of a region that somebody chooses is the system's; who has scanned a doctor's code follows him.
    account: ['captcha', 'coupons', 'doctors', 'people', 'shell', 'sms', 'system'],
    archive: ['account', 'audit', 'booking', 'captcha', 'people', 'system'],
    audit: ['account'],
    booking: ['account', 'hospital-account', 'messages', 'payment', 'people', 'sms', 'system'],
    captcha: ['sms'],
    // What a hospital does on its own concerns who has booked there.
    clinics: ['booking', 'content'],
    content: ['system'],
    coupons: ['account', 'consult', 'doctors', 'messages', 'people'],
    consult: ['account', 'doctors', 'messages', 'payment', 'people', 'sms', 'system', 'teams'],
    follow: ['content', 'doctors', 'people', 'system', 'teams'],
    grants: ['account', 'captcha', 'people', 'sms'],
    feedback: ['messages', 'people', 'system'],
    home: ['content', 'doctors', 'system', 'teams'],
    messages: ['shell'],
    patients: ['account', 'people'],
    payment: ['coupons', 'messages', 'people', 'shell', 'system'],
    doctors: ['clinics', 'content', 'system'],
    people: ['captcha', 'system'],
    staff: ['account'],
    record: ['consult', 'people', 'system'],
    // A renewal is a consult that ends in a prescription, a bill and a parcel.
    renewal: ['account', 'consult', 'doctors', 'messages', 'payment', 'people', 'record', 'system'],
    // Cards are the same in consults as in the talk of a follow.
    'staff-desk': ['consult', 'follow', 'record', 'renewal'],
    teams: ['content', 'doctors', 'people', 'system'],
    third: ['people'],
  },
  'apps/patient/src/domains': {
    account: ['coupons', 'doctors', 'people', 'shell'],
    activity: ['consult', 'content', 'coupons', 'doctors', 'teams'],
    'hospital-account': ['account', 'people'],
    // Where one books stands in the list of campuses.
    // For whom, with which account, and the cashier.
    booking: ['content', 'grants', 'hospital-account', 'payment', 'people', 'shell'],
    mdt: ['booking'],
    school: ['booking'],
    audit: ['people'],
    consult: ['content', 'doctors', 'grants', 'people', 'renewal', 'system', 'teams'],
    doctors: ['follow'],
    exam: ['doctors'],
    follow: ['consult', 'doctors', 'system'],
    grants: ['account', 'people'],
    feedback: ['system'],
    // The next visit stands where one begins.
    home: ['booking', 'content', 'doctors', 'people', 'teams'],
    content: ['doctors'],
    coupons: ['account', 'consult', 'content'],
    // The bills of renewals are the first that the outpatient page lists.
    fees: ['renewal'],
    // Invoices are listed by the related person.
    payment: ['consult', 'coupons', 'people', 'shell'],
    // A pharmacist is shown as doctors are.
    renewal: ['account', 'consult', 'doctors', 'payment', 'people', 'record', 'system'],
    teams: ['consult', 'content', 'doctors', 'follow'],
    people: ['account', 'grants', 'hospital-account'],
    // What is told before a visit goes to the hospital with its booking.
    record: ['account', 'booking', 'grants', 'system'],
    system: ['account', 'content'],
  },
  'apps/workbench/src/domains': {
    audit: ['staff'],
    // A medication question shows what the rules of prescriptions warn of.
    // Its recordings are as long as in the talk of a follow.
    consult: ['follow', 'people', 'record', 'renewal', 'staff'],
    // A clinic is booked, held by a doctor of the platform, and of a department of the national list.
    clinics: ['booking', 'doctors'],
    // A batch is restricted to kinds of consult, departments and doctors.
    coupons: ['consult', 'doctors'],
    content: ['system'],
    doctors: ['system'],
    follow: ['consult', 'people'],
    'free-clinic': ['consult', 'doctors', 'teams'],
    home: ['system'],
    // A team's members are doctors, and its consult is sold as theirs.
    teams: ['doctors', 'home', 'system'],
    // Customer service changes the login mobile of an account.
    patients: ['account', 'consult', 'payment', 'people'],
    // A time is held by a consult, and a room is one.
    video: ['consult'],
    renewal: ['consult', 'record'],
  },
}
