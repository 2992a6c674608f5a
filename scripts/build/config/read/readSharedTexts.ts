import { languageTags } from '../../../../brands/languages.ts';
import { overlayTags } from '../../../../brands/languageVariants.ts';
import type { Problem } from '../../../lib/problem.ts';
import type { TextFile } from '../parse/TextFile.ts';
import { legalDocuments } from '../schema/legalDocuments.ts';
import { legalTemplateKey } from '../schema/resolveOwnLegalTexts.ts';
import { listFolder } from './listFolder.ts';
import { MAX_TEMPLATE_KB } from './readTemplates.ts';
import { readTextFile } from './readTextFile.ts';

const MAX_CATALOGUE_KB = 2048;

const voicesFolder = 'app/i18n/voices';

/** Reads the documents of a language in templates/legal, or of a former version in former/<date>. */
async function readLegalTemplates(root: string, tag: string, former?: string) {
  const folder = `templates/legal/${former === undefined ? '' : `former/${former}/`}${tag}`;
  const entries = await listFolder(root, folder);
  const documents = legalDocuments.filter((document) => entries.some(({ name }) => name === `${document}.hbs`));
  return Promise.all(
    documents.map(async (document) => {
      const { text, problems } = await readTextFile(root, `${folder}/${document}.hbs`, MAX_TEMPLATE_KB);
      return { key: legalTemplateKey(tag, document, former), text, problems };
    }),
  );
}

async function readAllLegalTemplates(root: string) {
  const former = await listFolder(root, 'templates/legal/former');
  const versions = [undefined, ...former.map(({ name }) => name)];
  return Promise.all(versions.flatMap((date) => languageTags.map((tag) => readLegalTemplates(root, tag, date))));
}

/** Reads the catalogue of a language; an unreadable one is reported elsewhere. */
async function readTextCatalogue(root: string, tag: string) {
  const { text, problems } = await readTextFile(root, `app/i18n/${tag}.po`, MAX_CATALOGUE_KB);
  return { tag, text, problems };
}

/** Reads the sentences of the voices, in one folder for each. */
async function readVoiceTexts(root: string) {
  const voices = await listFolder(root, voicesFolder);
  const files = await Promise.all(
    voices.map(async ({ name: voice }) =>
      (await listFolder(root, `${voicesFolder}/${voice}`)).map(({ name }) => `${voice}/${name}`),
    ),
  );
  return Promise.all(
    files.flat().map(async (name) => {
      const { text, problems } = await readTextFile(root, `${voicesFolder}/${name}`, MAX_CATALOGUE_KB);
      return { key: name.replace(/\.po$/, ''), text, problems };
    }),
  );
}

interface SharedTexts {
  translatedTags: Set<string>;
  textCatalogues: Map<string, TextFile>;
  voiceTexts: Map<string, TextFile>;
  legalTemplates: Map<string, TextFile>;
  problems: Problem[];
}

/** Reads which languages have a catalogue of texts in the app, the sentences of the voices, and the legal templates. */
export async function readSharedTexts(root: string): Promise<SharedTexts> {
  const [catalogues, voices, templates] = await Promise.all([
    listFolder(root, 'app/i18n'),
    readVoiceTexts(root),
    readAllLegalTemplates(root),
  ]);
  const read = templates.flat();
  const translatedTags = languageTags.filter((tag) => catalogues.some(({ name }) => name === `${tag}.po`));
  const overlays = overlayTags.filter((tag) => catalogues.some(({ name }) => name === `${tag}.po`));
  const texts = await Promise.all([...translatedTags, ...overlays].map((tag) => readTextCatalogue(root, tag)));
  return {
    translatedTags: new Set(translatedTags),
    textCatalogues: new Map(texts.flatMap(({ tag, text }) => (text ? [[tag, text] as const] : []))),
    voiceTexts: new Map(voices.flatMap(({ key, text }) => (text ? [[key, text] as const] : []))),
    // An unreadable template is reported elsewhere and does not count as missing.
    legalTemplates: new Map(read.map(({ key, text }) => [key, text ?? { file: key, text: '' }])),
    problems: [...read, ...texts, ...voices].flatMap(({ problems }) => problems),
  };
}
