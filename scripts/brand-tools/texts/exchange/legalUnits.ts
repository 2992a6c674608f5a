import { type LegalDocument, legalDocuments } from '../../../build/config/schema/legalDocuments.ts';
import { readLegalVersion, withoutVersionLine } from '../../../build/config/schema/legalVersions.ts';
import { legalTemplateKey, parseLegalFileName } from '../../../build/config/schema/resolveOwnLegalTexts.ts';
import type { Project } from '../../lifecycle/readProject.ts';
import type { TextUnit } from './TextUnit.ts';

/** A legal document of a brand in a language, its own or the template. */
export interface LegalText {
  document: LegalDocument;
  tag: string;
  /** Path of the brand's own file, also where there is none yet. */
  file: string;
  text: string;
  isOwn: boolean;
}

/** Returns the path of a brand's own legal document, or of a former version of it. */
export const toLegalFile = (slug: string, document: string, tag: string, former?: string) =>
  `brands/${slug}/legal/${former === undefined ? '' : `former/${former}/`}${document}.${tag}.hbs`;

/** Lists the legal documents that a brand shows in a language. */
export function listLegalTexts({ sources }: Project, slug: string, tag: string): LegalText[] {
  const { legal = [] } = sources.brands.find((brand) => brand.slug === slug)!;
  return legalDocuments.flatMap((document) => {
    const own = legal.find(({ file }) => {
      const name = parseLegalFileName(file);
      return name?.document === document && name.tag === tag && name.former === undefined;
    });
    const text = own?.text ?? sources.legalTemplates.get(legalTemplateKey(tag, document))?.text;
    const file = toLegalFile(slug, document, tag);
    return text ? [{ document, tag, file, text, isOwn: own !== undefined }] : [];
  });
}

/** Returns the day from which a document holds. */
export const dayOf = (text: string): string => readLegalVersion(text)?.date ?? '';

/** Pattern of conditions, and of the parts that hold sentences: paragraphs, headings, items of lists. */
const partPattern = /\{\{(#|\/|else\b)([^{}]*)\}\}|<(p|h2|h3|h4|li)>((?:(?!<\/?(?:p|h[234]|li|ul|ol)>)[\s\S])+)/g;

interface Block {
  name: string;
  start: number;
  text: string;
  /** The conditions around it, from the outermost in. */
  conditions: string;
}

function listBlocks(document: string): Block[] {
  const blocks: Block[] = [];
  const open: string[] = [];
  for (const { 0: all, 1: sign, 2: words, 3: name, 4: inner, index } of document.matchAll(partPattern)) {
    if (sign !== undefined) {
      if (sign !== '#') open.pop();
      if (sign !== '/') open.push(`${sign}${words}`);
    } else if (name !== undefined && inner !== undefined) {
      const text = inner.trim();
      const start = index + all.length - inner.length + inner.indexOf(text);
      const isEmpty = !/\p{L}/u.test(text.replace(/\{\{[^{}]*\}\}|<[^<>]*>/g, ''));
      if (!isEmpty) blocks.push({ name, start, text, conditions: open.join('/') });
    }
  }
  return blocks;
}

/** Blocks beside each other under the same conditions and heading. */
interface Run {
  /** The same for runs that say the same in two languages: heading, conditions, and kinds of blocks. */
  key: string;
  blocks: Block[];
}

function toRuns(blocks: readonly Block[]): Run[] {
  const runs: (Run & { place: string })[] = [];
  let section = '';
  for (const block of blocks) {
    if (block.name === 'h2') section = /^\d+/.exec(block.text)?.[0] ?? `${section}+`;
    const place = `${section} ${block.conditions}`;
    if (runs.at(-1)?.place !== place) runs.push({ key: place, place, blocks: [] });
    const run = runs.at(-1)!;
    run.blocks.push(block);
    run.key += ` ${block.name}`;
  }
  return runs;
}

/** Finds the English block beside each block of a translation, where the same kinds of blocks are under the same conditions. */
function pairBlocks(blocks: readonly Block[], english: readonly Block[]): (Block | undefined)[] {
  const others = Map.groupBy(toRuns(english), ({ key }) => key);
  const used = new Map<string, number>();
  const runs = toRuns(blocks);
  const counts = Map.groupBy(runs, ({ key }) => key);
  return runs.flatMap((run) => {
    const index = used.get(run.key) ?? 0;
    used.set(run.key, index + 1);
    const alike = others.get(run.key) ?? [];
    const other = alike.length === counts.get(run.key)!.length ? alike[index] : undefined;
    return run.blocks.map((_, position) => other?.blocks[position]);
  });
}

/** Lists the units of a legal document, beside the English one. */
export function toLegalUnits({ document, text }: LegalText, english: string): TextUnit[] {
  const blocks = listBlocks(withoutVersionLine(text));
  const pairs = pairBlocks(blocks, listBlocks(withoutVersionLine(english)));
  return blocks.map((block, index) => {
    const pair = pairs[index];
    const notes = [
      `${block.name === 'h2' || block.name === 'h3' ? 'heading' : block.name === 'li' ? 'item of a list' : 'paragraph'} of the legal document ${document}, of ${dayOf(text)}`,
      ...(pair ? [] : ['the English document has no paragraph right beside this one: the source is the present text']),
    ];
    return {
      id: `l.${document}.${index + 1}`,
      document,
      source: pair?.text ?? block.text,
      present: block.text,
      screens: [],
      notes,
    };
  });
}

/** Returns a legal document, without its first line, with new texts of its units, by their ids. */
export function joinLegalText({ document, text }: LegalText, wanted: ReadonlyMap<string, string>): string {
  const body = withoutVersionLine(text);
  return listBlocks(body)
    .map((block, index) => ({ ...block, wanted: wanted.get(`l.${document}.${index + 1}`) }))
    .reduceRight(
      (all, { start, text: former, wanted: fresh }) =>
        fresh === undefined ? all : all.slice(0, start) + fresh + all.slice(start + former.length),
      body,
    );
}
