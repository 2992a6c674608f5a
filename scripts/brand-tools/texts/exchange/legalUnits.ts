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

/** Pattern of the parts of a document that hold its sentences: paragraphs, headings, items of lists. */
const blockPattern = /<(p|h2|h3|h4|li)>((?:(?!<\/?(?:p|h[234]|li|ul|ol)>)[\s\S])+)/g;

interface Block {
  name: string;
  start: number;
  text: string;
}

const listBlocks = (document: string): Block[] =>
  Array.from(document.matchAll(blockPattern)).flatMap(({ 0: all, 1: name = '', 2: inner = '', index }) => {
    const text = inner.trim();
    const start = index + all.length - inner.length + inner.indexOf(text);
    return /\p{L}/u.test(text.replace(/\{\{[^{}]*\}\}|<[^<>]*>/g, '')) ? [{ name, start, text }] : [];
  });

/** Groups blocks by the heading above them. */
function groupBySection(blocks: readonly Block[]): Block[][] {
  const sections: Block[][] = [];
  for (const block of blocks) {
    if (block.name === 'h2' || sections.length === 0) sections.push([]);
    sections.at(-1)!.push(block);
  }
  return sections;
}

/** Finds the English block beside each block of a translation, where a section has the same parts in both. */
function pairBlocks(blocks: readonly Block[], english: readonly Block[]): (Block | undefined)[] {
  const [sections, others] = [groupBySection(blocks), groupBySection(english)];
  const shape = (section: readonly Block[] = []) => section.map(({ name }) => name).join(' ');
  return sections.flatMap((section, index) => {
    const other = sections.length === others.length ? others[index] : undefined;
    const isAlike = shape(section) === shape(other);
    return section.map((_, position) => (isAlike ? other?.[position] : undefined));
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
