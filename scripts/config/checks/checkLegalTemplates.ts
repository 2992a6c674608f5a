import type { Problem } from '../../lib/problem.ts';
import { locateOffsets } from '../parse/locateOffsets.ts';
import type { TextFile } from '../read/sources.ts';
import { checkLegalMarkup } from './checkLegalMarkup.ts';
import { checkTemplate } from './checkTemplate.ts';

/** Checks that every legal template compiles, names what there is, and is whole. */
export function checkLegalTemplates(templates: Iterable<TextFile>): Problem[] {
  return Array.from(templates).flatMap((template): Problem[] => {
    const problems = locateOffsets(template, checkLegalMarkup(template.text));
    return problems.length > 0 ? problems : checkTemplate(template);
  });
}
