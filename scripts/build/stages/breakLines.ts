/**
 * Breaks a text at its spaces into as few lines as a width allows, as even as possible; undefined if these are too many. A comma ends its line, because what follows is read as one thing.
 */
export function breakLines(
  text: string,
  { width, lines: most }: { width: number; lines: number },
  measure: (line: string) => number,
): string[] | undefined {
  const words = text.split(' ');
  for (let count = 1; count <= most; count++) {
    const [best] = listBreaks(words, count)
      .filter((lines) => !lines.some((line) => line.includes(', ')))
      .map((lines) => ({ lines, widths: lines.map(measure) }))
      .filter(({ widths }) => Math.max(...widths) <= width)
      .sort((a, b) => unevenness(a.widths) - unevenness(b.widths));
    if (best) return best.lines;
  }
  return undefined;
}

/** Returns the sum of squares, which is the least for equal widths. */
const unevenness = (widths: readonly number[]) => widths.reduce((sum, one) => sum + one ** 2, 0);

/** Lists all ways to put words into a number of lines. */
function listBreaks(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  return Array.from({ length: Math.max(0, words.length - count + 1) }, (_, index) => index + 1).flatMap((first) =>
    listBreaks(words.slice(first), count - 1).map((rest) => [words.slice(0, first).join(' '), ...rest]),
  );
}
