import Handlebars from 'handlebars';
import type { Problem } from '../../lib/problem.ts';
import { createLineIndex } from '../parse/createLineIndex.ts';
import { toPrintable } from '../parse/messageFormatting.ts';
import type { TextFile } from '../read/sources.ts';
import { checkLegalMarkup } from './checkLegalMarkup.ts';

/** The parser's message lists its tokens; this one says what to look for. */
function describeParseError(message: string): string {
  if (message.includes("got 'EOF'")) return 'a {{#block}} before the end is not closed';
  return message.startsWith('Parse error') ? 'mind the braces here' : toPrintable(message.replace(/ - \d+:\d+$/, ''));
}

/** Handlebars gives the line as a member of the error or only in its message, and then without a column. */
function toTemplateProblem({ file, text }: TextFile, error: Error & { lineNumber?: number; column?: number }): Problem {
  const line = error.lineNumber ?? Number(/ on line (\d+)/.exec(error.message)?.[1] ?? 1);
  const indent = text.split(/\r\n|\r|\n/)[line - 1]?.search(/\S/) ?? 0;
  const column = (error.column ?? Math.max(indent, 0)) + 1;
  return { file, line, column, message: 'the template does not compile', hint: describeParseError(error.message) };
}

/** Checks that every legal template compiles, names what there is, and is whole. */
export function checkLegalTemplates(templates: Iterable<TextFile>): Problem[] {
  return Array.from(templates).flatMap((template) => {
    try {
      Handlebars.parse(template.text);
      const locate = createLineIndex(template.text);
      return checkLegalMarkup(template.text).map(({ offset, ...problem }) => ({
        file: template.file,
        ...locate(offset),
        ...problem,
      }));
    } catch (error) {
      return [toTemplateProblem(template, error as Error)];
    }
  });
}
