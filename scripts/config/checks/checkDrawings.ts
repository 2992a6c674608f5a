import { type Problem, toFileProblem } from '../../lib/problem.ts';
import type { BrandSource, TextFile } from '../read/sources.ts';
import { checkSvg } from '../svg/checkSvg.ts';
import { findDuplicates } from './findDuplicates.ts';

const drawingsOf = ({ slug, logo, icon }: BrandSource) =>
  [logo, icon]
    .filter((file): file is TextFile => file !== undefined)
    .map((file) => ({ ...file, owner: slug, key: file.text }));

/** Checks that every logo and icon is safe to show, and that no two brands share one. */
export function checkDrawings(brands: readonly BrandSource[]): Problem[] {
  const drawings = brands.flatMap(drawingsOf);
  return [
    ...drawings.flatMap((file) => checkSvg(file)),
    ...findDuplicates(drawings).map(({ first, again }) =>
      toFileProblem(again.file, `the same drawing as ${first.file}`, 'every brand has its own'),
    ),
  ];
}
