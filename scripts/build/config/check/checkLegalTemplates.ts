import { createKeyedMemo } from '../../../lib/memoize.ts';
import type { Problem } from '../../../lib/problem.ts';
import { locateOffsets } from '../parse/locateOffsets.ts';
import type { TextFile } from '../parse/TextFile.ts';
import { checkTemplate } from '../parse/templateProblems.ts';
import { checkLegalMarkup } from './checkLegalMarkup.ts';

/** Checks a template once: creating a brand by conversation checks all brands after each answer. */
const checkOnce = createKeyedMemo<TextFile, Problem[]>();

/** Checks that every legal template compiles, uses only names that exist, and is complete. */
export function checkLegalTemplates(templates: Iterable<TextFile>): Problem[] {
  return Array.from(templates).flatMap((template) =>
    checkOnce(template, 'problems', () => {
      const problems = locateOffsets(template, checkLegalMarkup(template.text));
      return problems.length > 0 ? problems : checkTemplate(template);
    }),
  );
}
