import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Handlebars from 'handlebars';
import { type InlineHashes, toInlineHash } from '../hosting/contentSecurityPolicy.ts';

type RenderTemplate<Rendered> = (context: object) => Rendered;

/** A rendered document with the hashes of its inline scripts and styles. */
export interface RenderedDocument {
  text: string;
  inlineHashes: InlineHashes;
}

const handlebars = Handlebars.create();
handlebars.registerHelper('json', (value: unknown) => JSON.stringify(value));
for (const kind of ['scripts', 'styles'] as const) {
  handlebars.registerHelper(`inline-${kind}`, function (this: unknown, { fn, data }: Handlebars.HelperOptions) {
    const text = fn(this);
    data.inlineHashes[kind].push(toInlineHash(text));
    return text;
  });
}

const readTemplate = (root: string, name: string) => readFile(path.join(root, 'templates', `${name}.hbs`), 'utf8');

/** Compiles the text of a template. Rendering throws where the context lacks a value. */
export const compileTemplateText = (text: string): RenderTemplate<string> => handlebars.compile(text, { strict: true });

/** Compiles templates/`name`.hbs of the project at `root`. Rendering throws where the context lacks a value. */
export async function compileTemplate(
  root: string,
  name: string,
  options: { noEscape?: boolean } = {},
): Promise<RenderTemplate<string>> {
  return handlebars.compile(await readTemplate(root, name), { strict: true, ...options });
}

/**
 * The same for a document with a policy. Its template has the content of each inline script between
 * `{{#inline-scripts}}` and `{{/inline-scripts}}`, and of each style between `{{#inline-styles}}` and `{{/inline-styles}}`.
 */
export async function compileDocument(root: string, name: string): Promise<RenderTemplate<RenderedDocument>> {
  const render = handlebars.compile(await readTemplate(root, name), { strict: true });
  return (context) => {
    const inlineHashes = { scripts: [], styles: [] };
    return { text: render(context, { data: { inlineHashes } }), inlineHashes };
  };
}
