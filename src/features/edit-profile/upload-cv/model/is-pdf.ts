/** Signature within the first kilobyte of every PDF. */
const SIGNATURE = '%PDF-';

/** True when a file is a PDF by its content, whatever its name says. Specification 2, section 2, "CV upload". */
export async function isPdf(file: Blob): Promise<boolean> {
  return (await file.slice(0, 1024).text()).includes(SIGNATURE);
}
