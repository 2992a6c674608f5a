import Handlebars from 'handlebars/dist/handlebars.js';
import { ProblemsError } from '../../lib/problem.ts';
import { toRenderProblem } from '../config/parse/templateProblems.ts';
import { readTemplate } from '../config/read/readTemplates.ts';
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

/**
 * Reads templates/`name`.hbs and returns what `toRender` makes of its text. Throws a ProblemsError with its problems.
 */
async function loadTemplate<Rendered>(
  root: string,
  name: string,
  toRender: (text: string) => RenderTemplate<Rendered>,
): Promise<RenderTemplate<Rendered>> {
  const { text: template, problems } = await readTemplate(root, `templates/${name}.hbs`);
  if (!template || problems.length > 0) throw new ProblemsError(problems);
  const render = toRender(template.text);
  return (context) => {
    try {
      return render(context);
    } catch (error) {
      throw new ProblemsError([toRenderProblem(template, error as Error, context)]);
    }
  };
}

/** Compiles the text of a template. Rendering throws where the context lacks a value. */
export const compileTemplateText = (text: string): RenderTemplate<string> => handlebars.compile(text, { strict: true });

/** Compiles templates/`name`.hbs of the project at `root`. Rendering throws a ProblemsError where the context lacks a value. */
export function compileTemplate(
  root: string,
  name: string,
  options: { noEscape?: boolean } = {},
): Promise<RenderTemplate<string>> {
  return loadTemplate(root, name, (text) => handlebars.compile(text, { strict: true, ...options }));
}

/**
 * Compiles the template of a document with a policy. It has the content of each inline script between
 * `{{#inline-scripts}}` and `{{/inline-scripts}}`, and of each style between `{{#inline-styles}}` and
 * `{{/inline-styles}}`.
 */
export function compileDocument(root: string, name: string): Promise<RenderTemplate<RenderedDocument>> {
  return loadTemplate(root, name, (text) => {
    const render = handlebars.compile(text, { strict: true });
    return (context) => {
      const inlineHashes = { scripts: [], styles: [] };
      return { text: render(context, { data: { inlineHashes } }), inlineHashes };
    };
  });
}
