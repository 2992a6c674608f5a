import { legalElements } from '../../../../app/api/legalDocumentElements.ts';
import type { OffsetProblem } from '../parse/pathProblem.ts';
import { quote } from '../parse/problemMessageFormatting.ts';
import { suggestValue } from '../parse/suggestValue.ts';
import { legalFlags, legalValues } from '../schema/legalDocuments.ts';

/** One `{{…}}`: a value, or the beginning, middle or end of a block. A tag in it belongs to the text after it. */
export const mustachePattern = /\{\{\{?(?:(?!\{\{)[^<])*?\}?\}\}/g;
const bracesPattern = /\{\{+|\}\}+/g;
/** Tags of blocks, with the flag that a block or a later branch asks for. */
export const blockPattern = /^\{\{(?:#(?:if|unless)\s+(\w+)|else(?:\s+if\s+(\w+))?|\/(?:if|unless))\s*\}\}$/;
const valuePattern = /^\{\{\s*(\w+)\s*\}\}$/;

interface Mustache {
  text: string;
  offset: number;
}

function checkMustache({ text, offset }: Mustache): OffsetProblem[] {
  const toUnknown = (kind: string, name: string, known: readonly string[]) => ({
    offset,
    message: `${quote(text)} is no ${kind} of legal texts`,
    hint: suggestValue(name, known, 'there are'),
  });
  const [block, flag, otherFlag] = blockPattern.exec(text) ?? [];
  if (block !== undefined) {
    const asked = flag ?? otherFlag;
    return asked === undefined || legalFlags.includes(asked) ? [] : [toUnknown('flag', asked, legalFlags)];
  }
  const name = valuePattern.exec(text)?.[1];
  if (name === undefined)
    return [
      {
        offset,
        message: `${quote(text)} is nothing that a legal text can say`,
        hint: 'it takes {{value}}, {{#if flag}}, {{else}} and {{/if}}',
      },
    ];
  return (legalValues as readonly string[]).includes(name) ? [] : [toUnknown('value', name, legalValues)];
}

export const toBlank = (text: string) => ' '.repeat(text.length);

/** Finds the braces that are not part of a `{{…}}`, and the blocks that are not closed by their counterpart. */
function checkBraces(template: string): OffsetProblem[] {
  const problems: OffsetProblem[] = [];
  for (const { 0: braces, index: offset } of template.replaceAll(mustachePattern, toBlank).matchAll(bracesPattern)) {
    const other = braces.startsWith('{') ? 'closed' : 'opened';
    problems.push({ offset, message: `${quote(braces)} is never ${other}`, hint: 'a value is written {{value}}' });
  }
  const open: (Mustache & { kind: string })[] = [];
  const reportUnclosed = (blocks: typeof open) =>
    problems.push(
      ...blocks.map(({ kind, text, offset }) => ({
        offset,
        message: `${quote(text)} is never closed`,
        hint: `write {{/${kind}}} where its text ends`,
      })),
    );
  for (const { 0: text, index: offset } of template.matchAll(mustachePattern)) {
    const [, sign, kind = ''] = /^\{\{([#/])\s*(\w+)/.exec(text) ?? [];
    if (sign === '#') open.push({ kind, text, offset });
    const position = open.findLastIndex((block) => block.kind === kind);
    if (sign === '/' && position !== -1) reportUnclosed(open.splice(position).slice(1));
    if (sign === '/' && position === -1)
      problems.push({ offset, message: `${quote(text)} closes nothing`, hint: 'no block of that name is open here' });
    if (/^\{\{\s*else\b/.test(text) && open.length === 0)
      problems.push({ offset, message: `${quote(text)} is in no block`, hint: 'write {{#if flag}} before it' });
  }
  reportUnclosed(open);
  return problems;
}

interface OpenElement {
  name: string;
  offset: number;
}

const tagPattern = /<(\/?)([A-Za-z][\w-]*)?([^<>]*)(>?)/g;
const linkPattern =
  /^\s+href="(?:https:\/\/|mailto:|\{\{(?:productUrl|(?:dispute|accessibility)BodyUrl)\}\})[^"\s]*"\s*$/;
const referencePattern = /&(?!(?:amp|lt|gt|quot|apos);)#?\w+;/g;

const toUnclosed = ({ name, offset }: OpenElement): OffsetProblem => ({
  offset,
  message: `<${name}> is never closed`,
  hint: `write </${name}> in the same branch of {{#if}}`,
});

/** Checks the tags of a text without blocks, and updates `open`, the elements of the branch around it. */
function checkTags(text: string, start: number, open: OpenElement[]): OffsetProblem[] {
  return Array.from(text.matchAll(tagPattern)).flatMap(({ 0: tag, 1: slash, 2: name, 3: rest, 4: end, index }) => {
    const offset = start + index;
    if (name === undefined || end === '')
      return [{ offset, message: `${quote(tag)} is no tag`, hint: 'write &lt; for the sign <' }];
    if (!(legalElements as readonly string[]).includes(name))
      return [
        {
          offset,
          message: `<${name}> is no element of legal texts`,
          hint: suggestValue(name, legalElements, 'allowed are'),
        },
      ];
    if (slash !== '') return closeElement(name, offset, open);
    if (name !== 'br') open.push({ name, offset });
    const isValid = name === 'a' ? linkPattern.test(rest!) : rest!.trim() === '';
    return isValid
      ? []
      : [
          {
            offset,
            message: `${quote(tag)} has attributes that no legal text has`,
            hint: 'only <a href="…"> with an https or mailto address',
          },
        ];
  });
}

function closeElement(name: string, offset: number, open: OpenElement[]): OffsetProblem[] {
  const position = open.findLastIndex((element) => element.name === name);
  if (position === -1)
    return [{ offset, message: `</${name}> closes nothing`, hint: 'nothing of that name is open in this branch' }];
  const [, ...unclosed] = open.splice(position);
  return unclosed.map(toUnclosed);
}

/** Finds the character references other than those that a template needs. */
const findReferences = (template: string): OffsetProblem[] =>
  Array.from(template.matchAll(referencePattern), ({ 0: text, index: offset }) => ({
    offset,
    message: `${quote(text)} is read as it is written`,
    hint: 'write the sign itself',
  }));

/** Pattern of braces without a meaning, and of a value's name without braces. */
const lookalikePattern = new RegExp(
  `[{｛❴⦃][^<>{}｛｝❴❵⦃⦄]*[}｝❵⦄]?|[}｝❵⦄]|[[%$]*\\b(?:${legalValues.join('|')})\\b[\\]%$]*`,
  'gu',
);

/** Finds text that was meant as a value and that members would read as it is. */
function findLookalikes(template: string): OffsetProblem[] {
  const hint = 'a value is written {{value}}';
  const withoutValues = template.replaceAll(mustachePattern, toBlank);
  return [
    // Handlebars prints what comes after a backslash.
    ...Array.from(template.matchAll(/\\+\{\{[^{}]*\}\}/g)),
    ...Array.from(withoutValues.matchAll(lookalikePattern)),
  ].map(({ 0: text, index: offset }) => ({ offset, message: `${quote(text)} only looks like a value`, hint }));
}

/**
 * Checks a legal template: it uses only values and flags that exist, and only the elements of legal documents, each
 * closed in the branch that opens it. Where braces are wrong, it reports only these.
 */
export function checkLegalMarkup(template: string): OffsetProblem[] {
  const problems = checkBraces(template);
  if (problems.length > 0) return problems;
  const branches: OpenElement[][] = [[]];
  const closeBranch = () => problems.push(...branches.pop()!.map(toUnclosed));
  // Values may be inside a tag, so they count as text of the same length; blocks may not.
  const blocks: Mustache[] = [];
  for (const { 0: text, index: offset } of template.matchAll(mustachePattern)) {
    problems.push(...checkMustache({ text, offset }));
    if (/^\{\{(?:#|\/|else\b)/.test(text)) blocks.push({ text, offset });
  }
  let position = 0;
  for (const { text, offset } of blocks) {
    problems.push(...checkTags(template.slice(position, offset), position, branches.at(-1)!));
    position = offset + text.length;
    if (!text.startsWith('{{#')) closeBranch();
    if (!text.startsWith('{{/')) branches.push([]);
  }
  problems.push(...checkTags(template.slice(position), position, branches.at(-1)!));
  while (branches.length > 0) closeBranch();
  problems.push(...findReferences(template), ...findLookalikes(template));
  return problems.toSorted((a, b) => a.offset - b.offset);
}
