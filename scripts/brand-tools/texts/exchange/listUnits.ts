import { languageTags } from '../../../../brands/languages.ts';
import { prescribedTexts } from '../../../build/config/check/checkTextCatalogues.ts';
import { SOURCE_TAG } from '../../../build/config/schema/textTagsAndMessageKeys.ts';
import type { Project } from '../../lifecycle/readProject.ts';
import { assertBrandTag, type BrandText, listBrandTags, listBrandTexts } from '../listBrandTexts.ts';
import type { FindScreens } from '../messageScreens.ts';
import { listLegalTexts, toLegalUnits } from './legalUnits.ts';
import { toMessageUnits } from './messageUnits.ts';
import type { TextUnit } from './TextUnit.ts';

/** Which texts of a brand are exported: all, its own ones, or those that it has in another of its languages alone. */
export type Selection = 'all' | 'own' | 'missing';

/** Lists the messages that a brand may have its own words for. */
export const listOwnableTexts = (project: Project, slug: string, tag: string): BrandText[] =>
  listBrandTexts(project, slug, tag).filter(({ message }) => !prescribedTexts[tag]?.includes(message.id));

function pickTexts(project: Project, slug: string, tag: string, selection: Selection): BrandText[] {
  const texts = listOwnableTexts(project, slug, tag);
  if (selection === 'all') return texts;
  if (selection === 'own') return texts.filter(({ own }) => own !== undefined);
  const others = listBrandTags(project, slug).filter((one) => one !== tag);
  const owned = new Set(
    others.flatMap((one) =>
      listBrandTexts(project, slug, one).flatMap(({ key, own }) => (own === undefined ? [] : [key])),
    ),
  );
  return texts.filter(({ key, own }) => own === undefined && owned.has(key));
}

/** Lists the texts of a brand in a language as units: messages, then legal documents. */
export function listUnits(
  project: Project,
  slug: string,
  tag: string,
  findScreens: FindScreens,
  selection: Selection = 'all',
): TextUnit[] {
  assertBrandTag(project, slug, tag);
  const messages = pickTexts(project, slug, tag, selection).flatMap((text) => toMessageUnits(text, tag, findScreens));
  if (selection === 'missing' || !languageTags.includes(tag)) return messages;
  const english = listLegalTexts(project, slug, SOURCE_TAG);
  const legal = listLegalTexts(project, slug, tag)
    .filter(({ isOwn }) => selection === 'all' || isOwn)
    .flatMap((text) => toLegalUnits(text, english.find(({ document }) => document === text.document)?.text ?? ''));
  return [...messages, ...legal];
}
