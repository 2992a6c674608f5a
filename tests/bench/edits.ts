import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  readLegalVersion,
  toVersionLine,
  withoutVersionLine,
} from '../../scripts/build/config/schema/legalVersions.ts';

/** Edits: the file, what is in it, and what takes its place. */
const edits = {
  'one support address of one brand': ['brands/tavelune/brand.json', '"support.de@', '"service.de@'],
  'one component of the app': ['app/features/shell/AppLayout.tsx', 'className=', 'data-edited className='],
  'one text of a catalogue': ['app/i18n/de.po', '\nmsgstr "A', '\nmsgstr "Also, a'],
  'one legal text of a language': ['templates/legal/de/termsOfService.hbs', '<p>', '<p>Kurz gesagt: '],
  'the address of a company': ['build.config.ts', "addressLine1: 'Musterplatz 1/2'", "addressLine1: 'Musterplatz 3'"],
  'one picture': ['templates/art/welcome.svg', ' d="M', ' d="M0 0M'],
} as const;

export type EditName = keyof typeof edits;

/** The names of the edits, in the order in which they are measured. */
export const editNames = Object.keys(edits) as readonly EditName[];

/** Applies an edit to the project at `root`. Throws if what it replaces is not there. */
export async function applyEdit(root: string, name: EditName): Promise<void> {
  const [file, from, to] = edits[name];
  const text = await readFile(path.join(root, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} holds no ${from}`);
  await writeFile(path.join(root, file), withVersion(text.replace(from, () => to)));
}

/** Writes the first line of a legal document again, as for a slip that is mended; any other text stays as it is. */
function withVersion(text: string): string {
  const version = readLegalVersion(text);
  if (!version) return text;
  const below = withoutVersionLine(text);
  return `${toVersionLine(version.date, below)}\n${below}`;
}
