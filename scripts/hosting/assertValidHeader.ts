/**
 * Makes sure that name and value of a header fit into every format: visible ASCII only, so nothing in it can end a line,
 * and none of the signs that quote, escape or begin a variable there. Throws otherwise.
 */
export function assertValidHeader(name: string, value: string): void {
  if (!/^[A-Za-z]+(?:-[A-Za-z]+)*$/.test(name)) throw new Error(`${JSON.stringify(name)} is no name of a header`);
  if (!/^[!-~](?:[ -~]*[!-~])?$/.test(value) || /[\\${}`"]/.test(value)) {
    throw new Error(`${name} cannot have the value ${JSON.stringify(value)}`);
  }
}
