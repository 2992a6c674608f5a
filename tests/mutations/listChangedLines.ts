const testCode = /\.(?:test|gallery|css|d)\.tsx?$/;

/** Lists the lines that a diff without context adds to code, as Stryker takes them: `app/a.ts:3-5`. */
export const listChangedLines = (diff: string): string[] =>
  diff.split(/^\+\+\+ /m).flatMap((part) => {
    const file = /^b\/((?:app|scripts)\/.+\.tsx?)$/m.exec(part.split('\n')[0]!)?.[1];
    if (file === undefined || testCode.test(file)) return [];
    return Array.from(part.matchAll(/^@@ \S+ \+(\d+)(?:,(\d+))? @@/gm)).flatMap(([, first, count = '1']) =>
      count === '0' ? [] : [`${file}:${first}-${Number(first) + Number(count) - 1}`],
    );
  });
