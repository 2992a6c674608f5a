import Handlebars from 'handlebars';
import type { Problem } from '../../lib/problem.ts';
import { createLineIndex } from '../parse/createLineIndex.ts';
import type { TextFile } from '../read/sources.ts';
import { checkLegalMarkup } from './checkLegalMarkup.ts';

/** What only the parser finds, such as two {{else}} in a block; it gives a line in its message, and no column. */
function toTemplateProblem({ file, text }: TextFile, error: Error): Problem {
  const line = Number(/ on line (\d+)/.exec(error.message)?.[1] ?? 1);
  const indent = text.split(/\r\n|\r|\n/)[line - 1]?.search(/\S/) ?? 0;
  const column = Math.max(indent, 0) + 1;
  return { file, line, column, message: 'the template does not compile', hint: 'mind the braces here' };
}

/** Checks that every legal template compiles, names what there is, and is whole. */
export function checkLegalTemplates(templates: Iterable<TextFile>): Problem[] {
  return Array.from(templates).flatMap((template): Problem[] => {
    const locate = createLineIndex(template.text);
    const problems = checkLegalMarkup(template.text);
    if (problems.length > 0)
      return problems.map(({ offset, ...problem }) => ({ file: template.file, ...locate(offset), ...problem }));
    try {
      Handlebars.parse(template.text);
      return [];
    } catch (error) {
      return [toTemplateProblem(template, error as Error)];
    }
  });
}
