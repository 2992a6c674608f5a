import { createKeyedMemo } from '../../../lib/memoize.ts';
import type { Problem } from '../../../lib/problem.ts';
import { locateOffsets } from '../parse/locateOffsets.ts';
import type { TextFile } from '../parse/TextFile.ts';
import { checkTemplate } from '../parse/templateProblems.ts';
import { withoutVersionLine } from '../schema/legalVersions.ts';
import { checkLegalMarkup } from './checkLegalMarkup.ts';
import { checkLegalVersion } from './checkLegalVersions.ts';

/** Checks a template once: creating a brand by conversation checks all brands after each answer. */
const checkOnce = createKeyedMemo<TextFile, Problem[]>();

/** Replaces the first line of a document, which no member reads, by spaces, so that offsets stay. */
function blankVersionLine(document: string): string {
  const text = withoutVersionLine(document);
  const line = document.slice(0, document.length - text.length);
  return `${line.replace(/[^\r\n]/g, ' ')}${text}`;
}

/** Checks that every legal template compiles, uses only names that exist, is complete, and says from when it holds. */
export function checkLegalTemplates(templates: Iterable<TextFile>): Problem[] {
  return Array.from(templates).flatMap((template) =>
    checkOnce(template, 'problems', () => {
      const markup = locateOffsets(template, checkLegalMarkup(blankVersionLine(template.text)));
      const problems = markup.length > 0 ? markup : checkTemplate(template);
      // An unreadable file, which is reported elsewhere, has no path.
      return problems.length > 0 || !template.file.endsWith('.hbs') ? problems : checkLegalVersion(template);
    }),
  );
}
