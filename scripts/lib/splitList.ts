/** Splits `a, b c`, as typed on a command line. */
export const splitList = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);
