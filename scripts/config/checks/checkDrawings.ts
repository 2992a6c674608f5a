import type { Problem } from '../../lib/problem.ts';
import type { BrandFiles, TextFile } from '../read/sources.ts';
import { checkSvg } from '../svg/checkSvg.ts';
import { findRepeats } from './findRepeats.ts';

const drawingsOf = ({ slug, logo, icon }: BrandFiles) =>
  [logo, icon]
    .filter((file): file is TextFile => file !== undefined)
    .map((file) => ({ ...file, owner: slug, key: file.text }));

/** Every logo and icon is safe to show, and no brand shows the drawing of another. */
export function checkDrawings(brands: readonly BrandFiles[]): Problem[] {
  const drawings = brands.flatMap(drawingsOf);
  return [
    ...drawings.flatMap(checkSvg),
    ...findRepeats(drawings).map(({ first, again }) => ({
      file: again.file,
      line: 1,
      column: 1,
      what: `the same drawing as ${first.file}`,
      meant: 'every brand has its own',
    })),
  ];
}
