import { domainFacts, domainNames } from '../../../../brands/domains.ts';
import type { Problem } from '../../../lib/problem.ts';
import { createLineIndex } from '../parse/createLineIndex.ts';
import { quote } from '../parse/problemMessageFormatting.ts';
import type { TextFile } from '../parse/TextFile.ts';
import { brandFlags, gapFlags, toCountryFlags } from '../schema/legalDocuments.ts';
import { blockPattern, mustachePattern, toBlank } from './checkLegalMarkup.ts';
import { americanWords, britishWords } from './checkSpelling.ts';

/** Replaces what a template does not say when only `flags` are set by spaces, so that offsets stay. */
function blankOtherBranches(template: string, flags: ReadonlySet<string>): string {
  /** The blocks around: whether the present branch applies, and whether an earlier one of its block did. */
  const blocks: { isSaid: boolean; wasSaid: boolean }[] = [];
  let said = '';
  const say = (end: number) => {
    const text = template.slice(said.length, end);
    said += blocks.every(({ isSaid }) => isSaid) ? text : toBlank(text);
  };
  for (const { 0: text, index: offset } of template.matchAll(mustachePattern)) {
    const [tag, first, later] = blockPattern.exec(text) ?? [];
    if (tag === undefined) continue;
    say(offset);
    said += toBlank(tag);
    const asked = first ?? later;
    const holds = asked === undefined || flags.has(asked) !== tag.startsWith('{{#unless');
    const wasSaid = !tag.startsWith('{{#') && (blocks.pop()?.wasSaid ?? false);
    if (!tag.startsWith('{{/')) blocks.push({ isSaid: holds && !wasSaid, wasSaid: holds || wasSaid });
  }
  say(template.length);
  return said;
}

/** The flags that each country sets, alone and with those of the brand. */
const flagSets = domainNames.flatMap((domain) => {
  const flags = Object.entries(toCountryFlags(domainFacts[domain])).flatMap(([flag, isSet]) => (isSet ? [flag] : []));
  return [new Set(flags), new Set([...flags, ...brandFlags, ...Object.keys(gapFlags)])];
});

function checkTemplate({ file, text }: TextFile): Problem[] {
  const found = flagSets.flatMap((flags) => {
    const [pattern, message, hint] = flags.has('us')
      ? [britishWords, 'is British spelling, and American sites say it', 'write the American word in {{#if us}}']
      : [americanWords, 'is American spelling, and other sites say it', 'write the British word outside {{#if us}}'];
    const words = blankOtherBranches(text, flags).matchAll(RegExp(pattern, `${pattern.flags}g`));
    return Array.from(words, ({ 0: word, index }) => ({ offset: index, message: `${quote(word)} ${message}`, hint }));
  });
  const once = new Map(found.map((problem) => [`${problem.offset} ${problem.message}`, problem]));
  const locate = createLineIndex(text);
  return Array.from(once.values(), ({ offset, ...problem }) => ({ file, ...locate(offset), ...problem }));
}

/**
 * Checks that the English legal templates use American spelling for the United States, and British spelling elsewhere.
 * The keys of templates are those of legalTemplateKey.
 */
export const checkLegalSpelling = (templates: ReadonlyMap<string, TextFile>): Problem[] =>
  Array.from(templates).flatMap(([key, template]) => (key.startsWith('en/') ? checkTemplate(template) : []));
