import Handlebars from 'handlebars/dist/handlebars.js';
import type { Problem } from '../../../lib/problem.ts';
import { didYouMean } from './suggestValue.ts';
import type { TextFile } from './TextFile.ts';

/**
 * Reads the position from an error of Handlebars: `… on line 3:` while it parses, and `… - 3:12` later, columns from 0.
 */
function locateError({ text }: TextFile, { message }: Error) {
  const [, line, column] = / - (\d+):(\d+)$/.exec(message) ?? [];
  if (line !== undefined) return { line: Number(line), column: Number(column) + 1 };
  const lineOnly = Number(/ on line (\d+)/.exec(message)?.[1] ?? 1);
  const indent = text.split(/\r\n|\r|\n/)[lineOnly - 1]?.search(/\S/) ?? 0;
  return { line: lineOnly, column: Math.max(indent, 0) + 1 };
}

/** Checks that a template compiles. */
export function checkTemplate(template: TextFile): Problem[] {
  try {
    Handlebars.parse(template.text);
    return [];
  } catch (error) {
    const position = locateError(template, error as Error);
    return [
      { file: template.file, ...position, message: 'the template does not compile', hint: 'mind the braces here' },
    ];
  }
}

/**
 * Turns an error of rendering a template with these values into a problem; usually the template uses an unknown name.
 */
export function toRenderProblem(template: TextFile, error: Error, values: object): Problem {
  const position = locateError(template, error);
  const name = /^"(.+)" not defined in /.exec(error.message)?.[1];
  if (name === undefined)
    return { file: template.file, ...position, message: error.message, hint: 'mind the braces of the template' };
  const hint =
    didYouMean(name, Object.keys(values)) ?? 'the file of this template in scripts/build/stages says what it has';
  return { file: template.file, ...position, message: `"${name}" has no value here`, hint };
}
