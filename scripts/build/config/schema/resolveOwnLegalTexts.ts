import type { TextFile } from '../parse/TextFile.ts';
import type { OwnLegalTexts } from './catalogue.ts';

/** Returns the key of a legal template, of all brands or of one; a former version has its date. */
export const legalTemplateKey = (tag: string, document: string, former?: string): string =>
  `${former === undefined ? '' : `former/${former}/`}${tag}/${document}`;

export interface LegalFileName {
  document: string;
  tag: string;
  /** The date of a former version. */
  former?: string | undefined;
}

/**
 * Reads document, language and date from the path of a template, `templates/legal/de/imprint.hbs`, or of a brand's own
 * text, `brands/birch/legal/imprint.de.hbs`; former versions are in `legal/former/2026-11-29/`.
 */
export function parseLegalFileName(file: string): LegalFileName | undefined {
  const [, former, shared, owned] =
    /\/legal\/(?:former\/([\d-]+)\/)?(?:([^/.]+\/[^/.]+)|([^/.]+\.[^/.]+))\.hbs$/.exec(file) ?? [];
  const [tag, document] = shared?.split('/') ?? owned?.split('.').toReversed() ?? [];
  return document === undefined || tag === undefined ? undefined : { document, tag, former };
}

export const resolveOwnLegalTexts = (files: readonly TextFile[]): OwnLegalTexts =>
  Object.fromEntries(
    files.flatMap(({ file, text }) => {
      const name = parseLegalFileName(file);
      return name ? [[legalTemplateKey(name.tag, name.document, name.former), text]] : [];
    }),
  );
