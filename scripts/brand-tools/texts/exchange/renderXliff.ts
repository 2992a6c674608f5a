import { toTextsFile } from '../listBrandTexts.ts';
import { formatScreens } from '../messageScreens.ts';
import { type Inline, listInlineCodes, toInlines } from './inlineCodes.ts';
import { toLegalFile } from './legalUnits.ts';
import type { TextExchange, TextUnit } from './TextUnit.ts';

export const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0';

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
  '\r': '&#13;',
};
const escapeText = (text: string) => text.replace(/[&<>\r]/g, (sign) => signs[sign]!);
const escapeAttribute = (text: string) => text.replace(/[&<>"\n\t\r]/g, (sign) => signs[sign]!);

const renderInlines = (inlines: readonly Inline[]): string => inlines.map(renderInline).join('');

function renderInline(inline: Inline): string {
  if (inline.kind === 'words') return escapeText(inline.words);
  if (inline.kind === 'alone')
    return `<ph id="${inline.id}" dataRef="d${inline.id}" disp="${escapeAttribute(inline.code)}"/>`;
  const refs = `dataRefEnd="e${inline.id}" dataRefStart="d${inline.id}"`;
  return `<pc id="${inline.id}" ${refs} dispStart="${escapeAttribute(inline.open)}" dispEnd="${escapeAttribute(inline.close)}">${renderInlines(inline.content)}</pc>`;
}

function renderNotes({ screens, notes, present }: TextUnit): string[] {
  const all: [category: string, text: string][] = [
    ...(screens.length > 0 ? [['screens', formatScreens(screens)] satisfies [string, string]] : []),
    ...notes.map((note): [string, string] => ['context', note]),
    // What the members read on the day of the export, whatever becomes of the target.
    ['present', present],
  ];
  return all.map(
    ([category, text], index) => `<note id="n${index + 1}" category="${category}">${escapeText(text)}</note>`,
  );
}

function renderUnit(unit: TextUnit): string {
  const { source, target } = toInlines(unit);
  const data = Array.from(listInlineCodes(unit)).flatMap(([id, { open, close }]) => [
    `<data id="d${id}">${escapeText(open)}</data>`,
    ...(close === undefined ? [] : [`<data id="e${id}">${escapeText(close)}</data>`]),
  ]);
  const limit = unit.limit === undefined ? '' : ` slr:sizeRestriction="${unit.limit}"`;
  return [
    `    <unit id="${unit.id}" xml:space="preserve"${limit}>`,
    `      <notes>${renderNotes(unit).join('')}</notes>`,
    ...(data.length === 0 ? [] : [`      <originalData>${data.join('')}</originalData>`]),
    '      <segment state="initial">',
    `        <source>${renderInlines(source)}</source>`,
    `        <target>${renderInlines(target)}</target>`,
    '      </segment>',
    '    </unit>',
  ].join('\n');
}

/** Renders texts as XLIFF 2.1: a file for the messages and one for each legal document. */
export function renderXliff({ slug, tag, units }: TextExchange): string {
  const files = Array.from(
    Map.groupBy(units, ({ document }) => document),
    ([document, ofFile]) => {
      const original = document === undefined ? toTextsFile(slug, tag) : toLegalFile(slug, document, tag);
      return [
        `  <file id="${document ?? 'texts'}" original="${original}">`,
        '    <slr:profiles generalProfile="xliff:codepoints"/>',
        ...ofFile.map(renderUnit),
        '  </file>',
      ].join('\n');
    },
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${xliffNamespace}" xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0" version="2.1" srcLang="en" trgLang="${tag}">`,
    ...files,
    '</xliff>',
    '',
  ].join('\n');
}
