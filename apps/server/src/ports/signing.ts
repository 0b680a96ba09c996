/** Signs documents in the hospital's name, with a key that no domain sees. */
export interface DocumentSigner {
  /** Whose certificate it is, as a reader of the PDF shows it. */
  readonly signerName: string
  /**
   * A PDF with a placeholder for a signature (adbe.pkcs7.detached), signed. Safe to repeat. `at`: epoch ms, the time of
   * signing that stands in the signature.
   */
  sign(pdf: Uint8Array, at: number): Promise<Buffer>
}
