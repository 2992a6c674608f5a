/** Whether a text cannot be meant: white space, separators and quotes only, as of a variable that is not set. */
const isEmpty = (text: string): boolean => /^[\s\p{C},;"']*$/u.test(text);

/** Describes an option without a value, or an empty argument. A value that begins with `--` is the next option. */
export function findEmptyValue(args: readonly string[], needsValue: (flag: string) => boolean): string | undefined {
  for (const [index, arg] of args.entries()) {
    const [, flag = arg, value] = /^(--[^=]+)=(.*)$/s.exec(arg) ?? [];
    const next = value ?? args[index + 1];
    const takesNext = value !== undefined || flag.startsWith('--');
    if (takesNext && next !== undefined && isEmpty(next)) return `${flag} has no value`;
    if (value === undefined && needsValue(flag) && next?.startsWith('--')) return `${flag} has no value`;
    if (isEmpty(arg)) return 'an argument is empty';
  }
  return undefined;
}
