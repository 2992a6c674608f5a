/**
 * Throws unless name and value of a header are safe in every configuration format: visible ASCII only, so that nothing
 * ends a line, and no character that quotes, escapes or begins a variable.
 */
export function assertValidHeader(name: string, value: string): void {
  if (!/^[A-Za-z]+(?:-[A-Za-z]+)*$/.test(name)) throw new Error(`${JSON.stringify(name)} is no name of a header`);
  if (!/^[!-~](?:[ -~]*[!-~])?$/.test(value) || /[\\${}`"]/.test(value)) {
    throw new Error(`${name} cannot have the value ${JSON.stringify(value)}`);
  }
}
