import { checkReplacements, createOriginalsReader } from '../../build/config/check/checkOwnTexts.ts';
import { toPrintable } from '../../build/config/parse/problemMessageFormatting.ts';
import { parsePo } from '../../lib/parsePo.ts';
import type { PlannedChange } from '../lifecycle/planRename.ts';
import type { Project } from '../lifecycle/readProject.ts';
import { editPo } from './editPo.ts';
import { type BrandText, toTextsFile } from './listBrandTexts.ts';

/** A text that a brand shall show in a language. */
export interface WantedText {
  text: BrandText;
  wanted: string;
}

/** Returns why a brand may not show a text, each reason as a clause; none if it may. */
export type CheckWanted = (wanted: WantedText) => string[];

const toQuote = (text: string) => `"${toPrintable(text, 240)}"`;

/** Creates the check of single texts by the rules for own texts. */
export function createWantedCheck({ sources }: Project, tag: string): CheckWanted {
  const originals = createOriginalsReader(sources.textCatalogues)(tag);
  return ({ text: { message, original }, wanted }) => {
    const text = editPo('', [{ message, original, text: wanted }]);
    return checkReplacements(tag, { file: '', text }, originals, () => []).map(({ message, hint }) =>
      hint === undefined ? message : `${message}; ${hint}`,
    );
  };
}

/**
 * Plans own texts of a brand in some languages, by their tags. A text that members read anyhow is none of its own, and a
 * file without messages is removed.
 */
export function planOwnTexts(
  { sources }: Project,
  slug: string,
  wantedByTag: ReadonlyMap<string, readonly WantedText[]>,
): PlannedChange {
  const files: Record<string, string> = {};
  const removes: string[] = [];
  const lines: string[] = [];
  const { texts = [] } = sources.brands.find((brand) => brand.slug === slug)!;
  for (const [tag, wanted] of wantedByTag) {
    const file = toTextsFile(slug, tag);
    const former = texts.find((one) => one.file === file)?.text ?? '';
    const changed = wanted.filter(({ text, wanted }) => wanted !== text.shown);
    const edited = editPo(
      former,
      changed.map(({ text: { message, original, given }, wanted }) => ({
        message,
        original,
        text: wanted === given ? undefined : wanted,
      })),
    );
    if (edited === former) continue;
    if (edited.trim() === '' || (parsePo(edited).length === 0 && !/^\s*#/m.test(edited))) removes.push(file);
    else files[file] = edited;
    for (const { text, wanted } of changed)
      lines.push(
        `${file}: ${toQuote(text.shown)} ${wanted === text.given ? 'is the app’s again,' : 'is'} ${toQuote(wanted)}`,
      );
  }
  return { change: { files, removes }, lines };
}
