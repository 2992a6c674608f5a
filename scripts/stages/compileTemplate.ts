import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Handlebars from 'handlebars';

export type RenderTemplate = (context: object) => string;

/** Compiles templates/`name`.hbs of the project at `root`. Rendering throws where the context lacks a value. */
export async function compileTemplate(
  root: string,
  name: string,
  options: { noEscape?: boolean } = {},
): Promise<RenderTemplate> {
  const source = await readFile(path.join(root, 'templates', `${name}.hbs`), 'utf8');
  return Handlebars.compile(source, { strict: true, ...options });
}
