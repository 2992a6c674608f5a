/** The items of `a, b c`, as they are typed on a command line. */
export const splitList = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);
