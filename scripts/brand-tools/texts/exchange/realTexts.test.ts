import path from 'node:path';
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { beforeAll, expect, test } from 'vitest';
import { withoutVersionLine } from '../../../build/config/schema/legalVersions.ts';
import { type Project, readProject } from '../../lifecycle/readProject.ts';
import { listBrandTags } from '../listBrandTexts.ts';
import { readCsv, renderCsv } from './csv.ts';
import { joinLegalText, listLegalTexts, toLegalUnits } from './legalUnits.ts';
import { listOwnableTexts, listUnits } from './listUnits.ts';
import { joinMessage } from './messageUnits.ts';
import { readXliff } from './readXliff.ts';
import { renderXliff } from './renderXliff.ts';
import { listCodes, type TextUnit } from './TextUnit.ts';

let project: Project;
beforeAll(async () => {
  project = await readProject(path.resolve(import.meta.dirname, '../../../..'));
});
const nowhere = () => ['home'];
/** One brand for each language, those with texts of their own first. */
const pickBrand = (tag: string) => {
  const slugs = project.catalogue.brands.filter(({ slug }) => listBrandTags(project, slug).includes(tag));
  return slugs.toSorted((a, b) => Number(tag in b.ownTexts) - Number(tag in a.ownTexts))[0]!.slug;
};
const toIds = (units: readonly object[]) =>
  (units as TextUnit[]).map(({ id, present, source }) => ({ id, present, source }));

test.for(['de', 'en', 'en-US', 'fr', 'cs', 'pl'])('all texts in %s go out and come back the same', (tag) => {
  const slug = pickBrand(tag);
  const units = listUnits(project, slug, tag, nowhere);
  expect(new Set(units.map(({ id }) => id)).size).toBe(units.length);
  const [csv, xliff] = [renderCsv({ slug, tag, units }), renderXliff({ slug, tag, units })];
  const fromXliff = readXliff(Buffer.from(xliff), () => units);
  expect(toIds(fromXliff.units)).toEqual(toIds(units));
  expect(fromXliff.units.map(({ text }) => text)).toEqual(units.map(({ present }) => present));
  expect(toIds(readCsv(Buffer.from(csv)).units)).toEqual(toIds(units));
  const present = new Map(units.map((unit) => [unit.id, unit.present]));
  for (const text of listOwnableTexts(project, slug, tag)) expect(joinMessage(text, present)).toBe(text.shown);
  expect(findXliffFaults(xliff)).toEqual([]);
});

test('the own texts of a brand, and those that it lacks in a language, can be exported alone', () => {
  const { brands } = project.catalogue;
  const picked = [...brands.filter(({ ownTexts }) => Object.keys(ownTexts).length > 0), brands[0]!];
  for (const { slug, ownTexts } of picked) {
    for (const tag of listBrandTags(project, slug)) {
      const own = listUnits(project, slug, tag, nowhere, 'own').filter(({ document }) => document === undefined);
      expect(own.length > 0, `${slug} ${tag}`).toBe(tag in ownTexts);
    }
  }
  const missing = listUnits(project, 'kaminlund', 'en', nowhere, 'missing');
  const others = listUnits(project, 'herzvenn', 'en', nowhere, 'missing');
  expect(others.length).toBe(
    Object.keys(project.catalogue.brands.find(({ slug }) => slug === 'herzvenn')!.ownTexts.de!).length,
  );
  expect(missing.every(({ id }) => id.startsWith('t.'))).toBe(true);
});

test.for(['de', 'fr', 'cs', 'pl'])(
  'the legal paragraphs in %s are beside the English ones that say the same',
  (tag) => {
    const slug = pickBrand(tag);
    const valuesOf = (text: string) =>
      [...new Set(listCodes(text).filter((code) => /^\{\{(?!else)\w/.test(code)))].sort();
    for (const text of listLegalTexts(project, slug, tag)) {
      const english = project.sources.legalTemplates.get(`en/${text.document}`)!.text;
      const units = toLegalUnits(text, english);
      const paired = units.filter(({ notes }) => notes.length === 1);
      expect(paired.length / units.length, text.document).toBeGreaterThan(0.95);
      for (const { source, present } of paired) expect(valuesOf(source)).toEqual(valuesOf(present));
    }
  },
);

test.for(['de', 'en', 'fr', 'cs', 'pl'])('every word of the legal documents in %s is in a unit', (tag) => {
  const slug = pickBrand(tag);
  for (const text of listLegalTexts(project, slug, tag)) {
    const units = toLegalUnits(text, text.text);
    expect(joinLegalText(text, new Map(units.map(({ id, present }) => [id, present])))).toBe(
      withoutVersionLine(text.text),
    );
    const emptied = joinLegalText(text, new Map(units.map(({ id }) => [id, ''])));
    expect(emptied.replace(/\{\{[^{}]*\}\}|<[^<>]*>/g, '').trim()).toBe('');
  }
});

/** Children of each element in the order of the schema of XLIFF 2.1; those with a + or * may be repeated. */
const schema: Readonly<Record<string, { children: RegExp; attributes: RegExp; required: string[] }>> = {
  xliff: {
    children: /^(?:file )+$/,
    attributes: /^(?:xmlns(?::slr)?|version|srcLang|trgLang)$/,
    required: ['version', 'srcLang', 'trgLang'],
  },
  file: {
    children: /^(?:slr:profiles )?(?:notes )?(?:unit |group )+$/,
    attributes: /^(?:id|original)$/,
    required: ['id'],
  },
  'slr:profiles': { children: /^$/, attributes: /^(?:generalProfile|storageProfile)$/, required: [] },
  unit: {
    children: /^(?:notes )?(?:originalData )?(?:segment |ignorable )+$/,
    attributes: /^(?:id|name|xml:space|slr:sizeRestriction)$/,
    required: ['id'],
  },
  notes: { children: /^(?:note )+$/, attributes: /^$/, required: [] },
  note: { children: /^$/, attributes: /^(?:id|category|appliesTo|priority)$/, required: [] },
  originalData: { children: /^(?:data )+$/, attributes: /^$/, required: [] },
  data: { children: /^$/, attributes: /^(?:id|dir)$/, required: ['id'] },
  segment: { children: /^source (?:target )?$/, attributes: /^(?:id|state|subState|canResegment)$/, required: [] },
  source: { children: /^(?:ph |pc )*$/, attributes: /^$/, required: [] },
  target: { children: /^(?:ph |pc )*$/, attributes: /^$/, required: [] },
  ph: { children: /^$/, attributes: /^(?:id|dataRef|disp|equiv)$/, required: ['id'] },
  pc: { children: /^(?:ph |pc )*$/, attributes: /^(?:id|dataRef(?:Start|End)|disp(?:Start|End))$/, required: ['id'] },
};

/** Finds what the schema and the rules of XLIFF 2.1 do not allow. */
function findXliffFaults(xml: string): string[] {
  const faults: string[] = [];
  const checkUnique = (place: string, ids: readonly (string | undefined)[]) => {
    if (new Set(ids).size !== ids.length) faults.push(`${place}: an id is there twice`);
  };
  const idsIn = (element: XmlElement, names: readonly string[]): string[] =>
    element.children
      .filter((child) => child instanceof XmlElement)
      .flatMap((child) => [
        ...(names.includes(child.name) ? [child.attributes.id ?? ''] : []),
        ...(child.name === 'unit' ? [] : idsIn(child, names)),
      ]);
  const visit = (element: XmlElement, data: ReadonlySet<string>): void => {
    const { name, attributes, children } = element;
    const place = `${name} ${attributes.id ?? ''}`;
    const rule = schema[name];
    if (!rule) return void faults.push(`${place} is no element`);
    const elements = children.filter((child) => child instanceof XmlElement);
    if (!rule.children.test(elements.map((child) => `${child.name} `).join(''))) faults.push(`${place}: its children`);
    if (
      !['source', 'target', 'pc', 'note', 'data'].includes(name) &&
      children.some((child) => child.type === 'text' && /\S/.test((child as unknown as { text: string }).text))
    )
      faults.push(`${place}: a text`);
    for (const [key, value] of Object.entries(attributes)) {
      if (!rule.attributes.test(key)) faults.push(`${place}: ${key}`);
      if (/^(?:id|dataRef.*)$/.test(key) && !/^[\w.:-]+$/.test(value)) faults.push(`${place}: ${key} is no NMTOKEN`);
      if (/^dataRef/.test(key) && !data.has(value)) faults.push(`${place}: ${value} is no data`);
      if (key === 'slr:sizeRestriction' && !/^\d+(?:,\d+)?$/.test(value)) faults.push(`${place}: its size`);
      if (key === 'state' && !/^(?:initial|translated|reviewed|final)$/.test(value)) faults.push(`${place}: its state`);
    }
    for (const key of rule.required) if (!(key in attributes)) faults.push(`${place}: no ${key}`);
    if (name === 'xliff')
      checkUnique(
        place,
        elements.map((child) => child.attributes.id),
      );
    if (name === 'file')
      checkUnique(
        place,
        elements.filter((child) => child.name === 'unit').map((child) => child.attributes.id),
      );
    if (name === 'source' || name === 'target') checkUnique(place, idsIn(element, ['ph', 'pc']));
    if (name === 'notes' || name === 'originalData') checkUnique(place, idsIn(element, ['note', 'data']));
    const own = name === 'unit' ? new Set(idsIn(element, ['data'])) : data;
    for (const child of elements) visit(child, own);
  };
  visit(parseXml(xml).root!, new Set());
  return faults.slice(0, 5);
}

test('the rules of XLIFF 2.1 are checked', () => {
  const units = [{ id: 'a', source: '<0>a</0> {n}', present: 'b {n}', screens: ['home'], notes: [], limit: 20 }];
  const xliff = renderXliff({ slug: 'birch', tag: 'fr', units });
  expect(findXliffFaults(xliff)).toEqual([]);
  for (const [from, to] of [
    [' trgLang="fr"', ''],
    ['dataRef="d2"', 'dataRef="d9"'],
    ['id="a"', 'id="a b"'],
    ['<notes>', '<x/><notes>'],
    ['state="initial"', 'state="new"'],
    ['<pc id="1"', '<pc id="2"'],
  ] as const)
    expect(findXliffFaults(xliff.replace(from, to)), to).not.toEqual([]);
});
