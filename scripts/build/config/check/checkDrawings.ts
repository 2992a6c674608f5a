import { type Problem, toFileProblem } from '../../../lib/problem.ts';
import type { TextFile } from '../parse/TextFile.ts';
import type { Seniority } from '../schema/seniority.ts';
import type { BrandSource } from '../schema/sources.ts';
import { checkDrawingSize } from '../svg/checkDrawingSize.ts';
import { checkSvg } from '../svg/checkSvg.ts';
import { findDuplicates } from './findDuplicates.ts';

const drawingsOf = ({ slug, logo, icon, darkLogo }: BrandSource) =>
  (
    [
      ['logo', logo],
      ['icon', icon],
      ['logo', darkLogo],
    ] as const
  ).flatMap(([kind, file]) => (file ? [{ ...file, kind, owner: slug, key: file.text }] : []));

/** Checks that every logo and icon is safe to show and to draw, and that no two brands share one. */
export function checkDrawings(brands: readonly BrandSource[], seniority?: Seniority): Problem[] {
  const drawings = brands.flatMap(drawingsOf);
  const precedenceOf = seniority && (({ file, text }: TextFile) => seniority(file, (former) => former === text));
  return [
    ...drawings.flatMap((file) => [...checkSvg(file), ...checkDrawingSize(file.kind, file)]),
    ...findDuplicates(drawings, { precedenceOf }).map(({ first, again }) =>
      toFileProblem(again.file, `the same drawing as ${first.file}`, 'every brand has its own'),
    ),
  ];
}
