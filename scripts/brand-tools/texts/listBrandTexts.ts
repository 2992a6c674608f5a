import { languages } from '../../../brands/languages.ts';
import { type LanguageVariant, languageVariants, overlayTags } from '../../../brands/languageVariants.ts';
import { checkOwnFileLanguage } from '../../build/config/check/checkOwnFileLanguage.ts';
import { createOriginalsReader, textTags } from '../../build/config/check/checkOwnTexts.ts';
import { identifyMessage, listTextTags, SOURCE_TAG } from '../../build/config/schema/textTagsAndMessageKeys.ts';
import { type PoMessage, parsePo } from '../../lib/parsePo.ts';
import { UsageError } from '../../lib/problem.ts';
import { findBrand, findBrandFile, type Project } from '../lifecycle/readProject.ts';

/** A message of the app, as the members of a brand read it in one language. */
export interface BrandText {
  /** Identity of the message, as identifyMessage gives it. */
  key: string;
  message: PoMessage;
  /** The app's English text. */
  english: string;
  /** The app's text in the language, which an own one names as its original. */
  original: string;
  /** Text that members would read without the brand's own: the sentence of its voice, or the app's. */
  given: string;
  /** The brand's own text in exactly this language. */
  own: string | undefined;
  shown: string;
}

/** Returns the path of the file with a brand's own texts in a language. */
export const toTextsFile = (slug: string, tag: string) => `brands/${slug}/texts/${tag}.po`;

/** Lists the languages of a brand's texts by their tags. */
export const listBrandTags = (project: Project, slug: string): string[] =>
  listTextTags(findBrandFile(project, slug).parsed.partial) ?? [];

/** Throws a UsageError unless the brand can have texts in a language. */
export function assertBrandTag(project: Project, slug: string, tag: string): void {
  const { parsed } = findBrandFile(project, slug);
  const [problem] = checkOwnFileLanguage({ file: toTextsFile(slug, tag), text: '' }, tag, textTags, parsed);
  if (problem) throw new UsageError(`${problem.message}; ${problem.hint}`);
}

/** Lists a language and, for a variant of one, the language that it is laid over. */
function listLayers(tag: string): string[] {
  const variant = Object.values<LanguageVariant>(languageVariants).find((one) => one.tag === tag);
  return [tag, ...(variant ? [languages[variant.locale].tag] : [])];
}

const toTexts = (po = '') => new Map(parsePo(po).map((message) => [identifyMessage(message), message.text]));

/** Lists every message of the app as the members of a brand read it in a language, in the order of the catalogue. */
export function listBrandTexts(project: Project, slug: string, tag: string): BrandText[] {
  const { textCatalogues, voiceTexts, brands } = project.sources;
  const { look } = findBrand(project, slug);
  const { texts: files = [] } = brands.find((brand) => brand.slug === slug)!;
  const originals = createOriginalsReader(textCatalogues)(tag);
  const read = (one: string) => toTexts(files.find(({ file }) => file === toTextsFile(slug, one))?.text);
  const layers = listLayers(tag);
  const voice = layers.map((one) => toTexts(voiceTexts.get(`${look.voice}/${one}`)?.text));
  const [own, ...below] = layers.map(read);
  return parsePo(textCatalogues.get(SOURCE_TAG)?.text ?? '').map((message) => {
    const key = identifyMessage(message);
    const original = originals?.textOf(message) ?? message.text;
    const given = [...below, ...voice].map((texts) => texts.get(key)).find(Boolean) ?? original;
    const written = own!.get(key) || undefined;
    return {
      key,
      message,
      english: message.text || message.id,
      original,
      given,
      own: written,
      shown: written ?? given,
    };
  });
}

/** Lists the variants of a language that a brand's sites have, and that have texts of their own. */
export const listVariantTags = (project: Project, slug: string, tag: string): string[] =>
  listBrandTags(project, slug).filter((one) => overlayTags.includes(one) && one.startsWith(`${tag}-`));

/**
 * Finds what sites in a variant of a language say in words of the app's, by the key of the message: a brand's own text
 * in the language would take its place there, too.
 */
export function findVariantTexts(
  project: Project,
  slug: string,
  tag: string,
): Map<string, BrandText & { tag: string }> {
  const variants = listVariantTags(project, slug, tag);
  if (variants.length === 0) return new Map();
  const shown = new Map(listBrandTexts(project, slug, tag).map((text) => [text.key, text.shown]));
  const differing = variants.flatMap((variant) =>
    listBrandTexts(project, slug, variant)
      .filter((text) => text.own === undefined && text.shown !== shown.get(text.key))
      .map((text) => [text.key, { ...text, tag: variant }] as const),
  );
  return new Map(differing);
}
