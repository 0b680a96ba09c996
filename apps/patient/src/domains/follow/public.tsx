/** The frame of the four tabs below 我的医生: messages, doctors, groups, teams. */
export { MyDoctors } from './parts/my-doctors.tsx'
