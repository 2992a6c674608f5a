import { formatList, quote } from '../../../build/config/parse/problemMessageFormatting.ts';
import { didYouMean } from '../../../build/config/parse/suggestValue.ts';
import { memoize } from '../../../lib/memoize.ts';
import type { Problem } from '../../../lib/problem.ts';
import type { PlannedChange } from '../../lifecycle/planRename.ts';
import type { Project } from '../../lifecycle/readProject.ts';
import { type BrandText, findVariantTexts, listBrandTags } from '../listBrandTexts.ts';
import { createWantedCheck, planOwnTexts, type WantedText } from '../planOwnTexts.ts';
import { type ChangedUnit, checkReturned, toFault } from './checkReturned.ts';
import { readCsv } from './csv.ts';
import { joinLegalText, listLegalTexts } from './legalUnits.ts';
import { listOwnableTexts, listUnits } from './listUnits.ts';
import { joinMessage, toUnitId } from './messageUnits.ts';
import { type LegalChange, planLegalVersion } from './planLegalVersion.ts';
import { readXliff } from './readXliff.ts';
import type { ReturnedTexts, ReturnFault, TextUnit } from './TextUnit.ts';

/** A file that an agency sends back. */
export interface ReturnedFile {
  name: string;
  bytes: Uint8Array;
}

interface ImportOptions {
  legal?: LegalChange | undefined;
  /** Plans what is right although other texts of the file are not. */
  skipBroken?: boolean | undefined;
}

/** A planned import, and everything that is wrong in the file; what is wrong is not in the plan. */
export interface PlannedImport {
  planned: PlannedChange;
  problems: readonly Problem[];
}

/** Finds files of programs, which cannot be read as a table or XLIFF. */
function findWrongType({ bytes }: ReturnedFile): ReturnFault | undefined {
  const hint = 'save it as CSV UTF-8, or send the XLIFF file';
  if (bytes.length === 0) return { line: 1, message: 'the file is empty', hint };
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const isOffice = bytes[0] === 0xd0 && bytes[1] === 0xcf;
  return isZip || isOffice
    ? { line: 1, message: 'this is a workbook of a spreadsheet, or an archive', hint }
    : undefined;
}

const isXml = ({ bytes }: ReturnedFile) => {
  const [sign] = new TextDecoder()
    .decode(bytes.subarray(0, 200))
    .replaceAll('\0', '')
    .replace(/^[\uFEFF\uFFFD\s]+/, '');
  return sign === '<';
};

/** Checks that the file is of the brand and in one of its languages. */
function checkOrigin(
  { slug: written, tag, units }: ReturnedTexts,
  slug: string,
  tags: readonly string[],
): ReturnFault[] {
  const language = (): ReturnFault[] =>
    tag !== undefined && tags.includes(tag)
      ? []
      : [
          {
            line: 1,
            message:
              tag === undefined
                ? 'the file does not say its language'
                : `the file is in ${quote(tag)}, which no site of the brand is in`,
            hint: (tag !== undefined && didYouMean(tag, tags)) || `its languages are ${formatList(tags, 'and')}`,
          },
        ];
  return [
    ...(written === undefined || written === slug
      ? []
      : [{ line: 1, message: `the file is of the brand ${quote(written)}`, hint: `the import is for ${quote(slug)}` }]),
    ...language(),
    ...(units.length === 0
      ? [{ line: 1, message: 'the file has no texts', hint: 'send a file that was exported' }]
      : []),
  ];
}

/** Checks and joins the texts of messages. */
function joinMessages(project: Project, slug: string, tag: string, changed: readonly ChangedUnit[]) {
  const check = createWantedCheck(project, tag);
  const texts = new Map<string, BrandText>(
    listOwnableTexts(project, slug, tag).map((text) => [toUnitId(text.message), text]),
  );
  const wanted: WantedText[] = [];
  const faults: ReturnFault[] = [];
  for (const [id, units] of Map.groupBy(changed, ({ unit }) => unit.id.split('.').slice(0, 2).join('.'))) {
    const text = texts.get(id)!;
    const joined = { text, wanted: joinMessage(text, new Map(units.map(({ unit, text }) => [unit.id, text]))) };
    const problems = check(joined);
    if (problems.length === 0) wanted.push(joined);
    // A rule for the whole message is told at the first of its forms that came back.
    for (const problem of problems) faults.push(toFault(units[0]!.returned, units[0]!.unit, problem));
  }
  return { wanted, faults };
}

function joinDocuments(
  project: Project,
  slug: string,
  tag: string,
  changed: readonly ChangedUnit[],
): Map<string, string> {
  const wanted = new Map(changed.map(({ unit, text }) => [unit.id, text]));
  const documents = new Set(changed.map(({ unit }) => unit.document));
  return new Map(
    listLegalTexts(project, slug, tag)
      .filter(({ document }) => documents.has(document))
      .map((text) => [text.document, joinLegalText(text, wanted)]),
  );
}

/**
 * Plans what becomes of a file that an agency sent back: own texts and legal documents of the brand, as far as they
 * differ from what its members read. All mistakes are told at once, each with its row or unit.
 */
export function planImport(
  project: Project,
  slug: string,
  file: ReturnedFile,
  { legal: legalChange, skipBroken = false }: ImportOptions = {},
): PlannedImport {
  const tags = listBrandTags(project, slug);
  const nowhere = () => [];
  const listKnown = memoize((tag: string | undefined): TextUnit[] =>
    tag !== undefined && tags.includes(tag) ? listUnits(project, slug, tag, nowhere) : [],
  );
  const toProblems = (faults: readonly ReturnFault[]): Problem[] =>
    faults.map(({ line, message, hint }) => ({
      file: file.name,
      line,
      column: 1,
      message,
      ...(hint !== undefined && { hint }),
    }));
  const stop = (faults: readonly ReturnFault[]): PlannedImport => ({
    planned: { change: {}, lines: [] },
    problems: toProblems(faults),
  });
  const wrongType = findWrongType(file);
  if (wrongType) return stop([wrongType]);
  const returned = isXml(file) ? readXliff(file.bytes, listKnown) : readCsv(file.bytes);
  const stopping = returned.faults.length > 0 ? returned.faults : checkOrigin(returned, slug, tags);
  if (stopping.length > 0) return stop(stopping);
  const tag = returned.tag!;
  const { changed, faults } = checkReturned(listKnown(tag), returned);
  const { wanted, faults: broken } = joinMessages(
    project,
    slug,
    tag,
    changed.filter(({ unit }) => unit.document === undefined),
  );
  const problems = [...faults, ...broken].sort((a, b) => a.line - b.line);
  if (problems.length > 0 && !skipBroken) return stop(problems);
  const documents = changed.filter(({ unit }) => unit.document !== undefined);
  const texts = planOwnTexts(project, slug, new Map([[tag, wanted]]));
  const legal = planLegalVersion(project, slug, tag, joinDocuments(project, slug, tag, documents), legalChange);
  const files = { ...texts.change.files, ...legal.change.files };
  const variants = findVariantTexts(project, slug, tag);
  const covered = wanted.flatMap(({ text: { key }, wanted: text }) => {
    const variant = variants.get(key);
    return variant ? [`sites in ${variant.tag} read ${quote(text)}, too, in place of ${quote(variant.shown)}`] : [];
  });
  return {
    planned: {
      change: { files, removes: texts.change.removes ?? [] },
      lines: [...texts.lines, ...covered, ...legal.lines],
    },
    problems: toProblems(problems),
  };
}
