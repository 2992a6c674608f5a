/** Finds the forms that occur more than once in a plural or choice: lingui keeps only the last of each. */
export function findRepeatedForms(text: string): string[] {
  const repeated = new Set<string>();
  const open: Set<string>[] = [];
  let end = 0;
  for (const { 0: sign, index } of text.matchAll(/''|'[{}#](?:[^']|'')*'(?!')|[{}]/g)) {
    const [form = ''] = text
      .slice(end, index)
      .trim()
      .split(/[\s,]+/)
      .slice(-1);
    end = index + sign.length;
    if (sign === '}') open.pop();
    if (sign !== '{') continue;
    // The braces of values and those of their forms alternate.
    const forms = open.length % 2 === 1 ? open.at(-1) : undefined;
    if (forms?.has(form)) repeated.add(form);
    forms?.add(form);
    open.push(new Set());
  }
  return [...repeated];
}
