import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { duties } from '../../../brands/duties.ts';
import { readLegalVersion } from '../config/schema/legalVersions.ts';

/**
 * Lists the days up to `day` (yyyy-mm-dd) on which sites of the project have changed without an edit, by a duty
 * (brands/duties.ts) or a legal document that was dated ahead: builds of two days with the same list give equal bytes.
 */
export function listPastChanges(root: string, day: string): string[] {
  const documents = globSync(['templates/legal/**/*.hbs', 'brands/*/legal/**/*.hbs'], { cwd: root });
  const dated = documents.flatMap((file) => readLegalVersion(readFileSync(path.join(root, file), 'utf8'))?.date ?? []);
  const days = [...dated, ...Object.values(duties).map(({ from }) => from)];
  return [...new Set(days)].filter((date) => date <= day).sort();
}
