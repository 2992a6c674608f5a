import { prescribedTexts } from '../../build/config/check/checkTextCatalogues.ts';
import { quote } from '../../build/config/parse/problemMessageFormatting.ts';
import { UsageError } from '../../lib/problem.ts';
import type { Project } from '../lifecycle/readProject.ts';
import { findOtherPlaces } from './findOtherPlaces.ts';
import { assertBrandTag, type BrandText, findVariantTexts, listBrandTexts, listVariantTags } from './listBrandTexts.ts';
import type { FindScreens } from './messageScreens.ts';
import { createWantedCheck } from './planOwnTexts.ts';
import { createFormFinder } from './words/createFormFinder.ts';
import { proposeText } from './words/proposeText.ts';
import { type Gender, toPlain } from './words/wordForms.ts';

/** A word that a brand shall say in place of another, in one language. */
export interface WordRequest {
  slug: string;
  tag: string;
  from: string;
  to: string;
  /** Such as `Match=Fundstück,Matches=Fundstücke`. */
  forms?: string | undefined;
  gender?: string | undefined;
}

/** A message with the new word, as it is proposed. */
export interface TextProposal {
  tag: string;
  text: BrandText;
  screens: readonly string[];
  proposed: string;
  words: readonly (readonly [old: string, fresh: string])[];
  /** Why a person has to look at it. */
  doubts: readonly string[];
  /** Rules for own texts that it breaks; it cannot be written as it is. */
  problems: readonly string[];
}

export interface RenameProposal {
  proposals: readonly TextProposal[];
  /** Places where the old word stays. */
  otherPlaces: readonly string[];
  /** Old forms for which `forms` has to say the new ones. */
  missing: readonly string[];
}

const genders = ['feminine', 'masculine', 'neuter'] as const;

/** Reads the forms that a person gives; throws a UsageError for anything but pairs. */
function parseForms(written = ''): Map<string, string> {
  const pairs = written.split(',').filter((pair) => pair.trim() !== '');
  return new Map(
    pairs.map((pair) => {
      const [old = '', fresh = '', ...rest] = pair.split('=').map((one) => one.trim());
      if (old === '' || fresh === '' || rest.length > 0)
        throw new UsageError(`--forms has ${quote(pair)}; it takes pairs such as "Match=Fundstück,Matches=Fundstücke"`);
      return [toPlain(old), fresh.normalize('NFC')] as const;
    }),
  );
}

function parseGender(written: string | undefined): Gender {
  const found = genders.find((one) => written !== undefined && one.startsWith(written.toLowerCase()));
  if (written !== undefined && !found)
    throw new UsageError(`--gender is ${quote(written)}; it takes ${genders.join(', ')}`);
  return found;
}

function assertWord(word: string, option: string): string {
  const normalised = word.normalize('NFC').trim();
  if (normalised === '') throw new UsageError(`${option} is empty`);
  return normalised;
}

/** Proposes each message of a brand that holds a word, with another word in its place. */
export function proposeRename(project: Project, request: WordRequest, findScreens: FindScreens): RenameProposal {
  const { slug, tag, forms, gender } = request;
  const [from, to] = [assertWord(request.from, 'the old word'), assertWord(request.to, 'the new word')];
  if (!/^[\p{L}\p{M}]+$/u.test(from))
    throw new UsageError(`${quote(from)} is no single word; give one such as "Matches"`);
  assertBrandTag(project, slug, tag);
  const texts = listBrandTexts(project, slug, tag);
  const pair = { from, to, forms: parseForms(forms), gender: parseGender(gender) };
  const findForm = createFormFinder(
    tag,
    pair,
    texts.map(({ shown }) => shown),
  );
  const missing = new Set<string>();
  const propose = (one: string, brandTexts: readonly BrandText[]): TextProposal[] => {
    const check = createWantedCheck(project, one);
    return brandTexts.flatMap((text) => {
      const found = prescribedTexts[one]?.includes(text.message.id) ? undefined : proposeText(text.shown, findForm);
      if (!found) return [];
      for (const form of found.missing) missing.add(form);
      const { text: proposed, words, doubts } = found;
      const problems = check({ text, wanted: proposed });
      return [{ tag: one, text, screens: findScreens(text.message.references), proposed, words, doubts, problems }];
    });
  };
  const proposals = propose(tag, texts);
  // An own text in a language goes before what the app says in a variant of it.
  const shown = new Map(texts.map((text) => [text.key, text.shown]));
  const inVariants = listVariantTags(project, slug, tag).flatMap((variant) =>
    propose(
      variant,
      listBrandTexts(project, slug, variant).filter((text) => text.shown !== shown.get(text.key)),
    ),
  );
  const covered = findVariantTexts(project, slug, tag);
  for (const { text } of inVariants) covered.delete(text.key);
  const doubted = proposals.map((proposal) => {
    const variant = covered.get(proposal.text.key);
    if (!variant) return proposal;
    const doubt = `sites in ${variant.tag} would read it in place of ${quote(variant.shown)}, which has another word`;
    return { ...proposal, doubts: [...proposal.doubts, doubt] };
  });
  const otherPlaces = findOtherPlaces(project, slug, tag, findForm);
  return { proposals: [...doubted, ...inVariants], otherPlaces, missing: [...missing] };
}
