import type { Problem } from '../../lib/problem.ts';
import type { BrandSource, TextFile } from '../read/sources.ts';
import { checkSvg } from '../svg/checkSvg.ts';
import { findDuplicates } from './findDuplicates.ts';

const drawingsOf = ({ slug, logo, icon }: BrandSource) =>
  [logo, icon]
    .filter((file): file is TextFile => file !== undefined)
    .map((file) => ({ ...file, owner: slug, key: file.text }));

/** Every logo and icon is safe to show, and no brand shows the drawing of another. */
export function checkDrawings(brands: readonly BrandSource[]): Problem[] {
  const drawings = brands.flatMap(drawingsOf);
  return [
    ...drawings.flatMap((file) => checkSvg(file)),
    ...findDuplicates(drawings).map(({ first, again }) => ({
      file: again.file,
      line: 1,
      column: 1,
      message: `the same drawing as ${first.file}`,
      hint: 'every brand has its own',
    })),
  ];
}
