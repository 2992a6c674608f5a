import { sha256 } from '../../lib/hash.ts';

/** Pattern of an attribute of a drawing's first tag: the hash of the drawing without it. */
const markPattern = / data-drawn="([0-9a-f]{16})"/;

const hashOf = (svg: string) => sha256(svg.replaceAll('\r\n', '\n')).slice(0, 16);

/** Marks a drawing as drawn, which tells it from one that a person made or changed. */
export const markAsDrawn = (svg: string): string => svg.replace('<svg', `<svg data-drawn="${hashOf(svg)}"`);

/** Whether a drawing is unchanged since `markAsDrawn` marked it. */
export function isAsDrawn(svg: string): boolean {
  const [mark, hash] = markPattern.exec(svg) ?? [];
  return mark !== undefined && hashOf(svg.replace(mark, '')) === hash;
}
