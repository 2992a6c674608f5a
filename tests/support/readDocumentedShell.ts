import { readFileSync } from 'node:fs';
import path from 'node:path';

const page = path.resolve(import.meta.dirname, '../../scripts/build/hosting/README.md');

/**
 * Reads the shell lines below a heading of scripts/build/hosting/README.md, with other values for the variables that
 * its first lines set. Throws for a heading without such lines, and for a variable that they do not set.
 */
export function readDocumentedShell(heading: string, values: Readonly<Record<string, string>>): string {
  const section = readFileSync(page, 'utf8').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const lines = /```sh\n(.*?)```/s.exec(section)?.[1];
  if (lines === undefined) throw new Error(`no shell lines below "${heading}"`);
  return Object.entries(values).reduce((text, [name, value]) => {
    const set = new RegExp(`^${name}=\\S*`, 'm');
    if (!set.test(text)) throw new Error(`the lines below "${heading}" do not set ${name}`);
    return text.replace(set, `${name}='${value}'`);
  }, lines);
}
