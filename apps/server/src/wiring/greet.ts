/** What a person sees who has started the sandbox: where it is, and who may log in. */
export function greet(origin: string): void {
  process.stdout.write(`
  Nethos is open.

  Patients     ${origin}/
  Staff        ${origin}/workbench
  Sandbox      ${origin}/sandbox   (text messages, cashier, clock)

  Patient      13800000001 (with family)   13800000002 (new)   the captcha stands on the sandbox page
  Staff        doctor1 … doctor5, nurse1, pharmacist1, operator1, admin1   password nethos-demo

`)
}
