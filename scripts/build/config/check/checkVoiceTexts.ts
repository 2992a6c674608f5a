import path from 'node:path';
import { overlayTags } from '../../../../brands/languageVariants.ts';
import { type Voice, WrittenLook } from '../../../../themes/look.ts';
import { type PoMessage, parsePo } from '../../../lib/parsePo.ts';
import { type Problem, toFileProblem } from '../../../lib/problem.ts';
import { createLineIndex } from '../parse/createLineIndex.ts';
import { formatList, quote } from '../parse/problemMessageFormatting.ts';
import type { TextFile } from '../parse/TextFile.ts';
import { identifyMessage, SOURCE_TAG } from '../schema/textTagsAndMessageKeys.ts';
import { checkReplacements, createOriginalsReader, textTags } from './checkOwnTexts.ts';
import { checkSpelling } from './checkSpelling.ts';

const voices = WrittenLook.shape.voice.unwrap().options;

/** Finds a file that is of no voice or in no language. */
function checkPlace(key: string, { file }: TextFile): Problem[] {
  const [voice, tag] = key.split('/') as [Voice, string];
  if (!voices.includes(voice)) return [toFileProblem(file, 'there is no such voice', `voices: ${formatList(voices)}`)];
  if (textTags.includes(tag)) return [];
  return [
    toFileProblem(file, 'there is no such language', `a file is named as its catalogue, such as ${SOURCE_TAG}.po`),
  ];
}

/** Finds the sentences that a language of a voice lacks, or has alone; one for a variant is written where it differs. */
function compareSentences(tag: string, { file, text }: TextFile, source: TextFile): Problem[] {
  const locate = createLineIndex(text);
  const locateSource = createLineIndex(source.text);
  const english = new Map(parsePo(source.text).map((message) => [identifyMessage(message), message]));
  const found = new Map(parsePo(text).map((message) => [identifyMessage(message), message]));
  const absent = [...english].filter(([key]) => !found.has(key)).map(([, message]) => message);
  const alone = [...found].filter(([key]) => !english.has(key)).map(([, message]) => message);
  const toMissing = ({ id, offset, textOffset, text }: PoMessage): Problem[] => {
    if (!overlayTags.includes(tag)) {
      const hint = `it is in ${source.file}:${locateSource(offset).line}`;
      return [{ file, line: 1, column: 1, message: `the sentence ${quote(id)} is missing`, hint }];
    }
    const hint = `write its text for ${tag} in ${file}`;
    return checkSpelling(tag, { id, text }).map(([message]) => ({
      ...{ file: source.file, ...locateSource(textOffset), message, hint },
    }));
  };
  return [
    ...absent.flatMap(toMissing),
    ...alone.map(({ id, offset }) => ({
      ...{ file, ...locate(offset), message: `the sentence ${quote(id)} is not in ${source.file}` },
      hint: 'a voice has the same sentences in each of its languages',
    })),
  ];
}

/**
 * Checks the texts of the voices: a voice has the same sentences in every language that it has a file for, each of
 * which is in place of a message and keeps its placeholders, tags and plural forms. Without a file, a language speaks as
 * its catalogue does.
 */
export function checkVoiceTexts(
  voiceTexts: ReadonlyMap<string, TextFile>,
  catalogues: ReadonlyMap<string, TextFile>,
): Problem[] {
  const readOriginals = createOriginalsReader(catalogues);
  const folders = new Set(Array.from(voiceTexts.keys(), (key) => path.posix.dirname(key)));
  return [
    ...[...voiceTexts].flatMap(([key, file]) => {
      const misplaced = checkPlace(key, file);
      const tag = path.posix.basename(key);
      return misplaced.length > 0 ? misplaced : checkReplacements(tag, file, readOriginals(tag), () => []);
    }),
    ...[...folders].flatMap((voice) => {
      const read = (tag: string) =>
        voiceTexts.get(`${voice}/${tag}`) ?? { file: `app/i18n/voices/${voice}/${tag}.po`, text: '' };
      const isSpoken = (tag: string) => overlayTags.includes(tag) || voiceTexts.has(`${voice}/${tag}`);
      const tags = [...catalogues.keys()].filter(isSpoken);
      return tags.flatMap((tag) => compareSentences(tag, read(tag), read(SOURCE_TAG)));
    }),
  ];
}
