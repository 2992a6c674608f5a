import path from 'node:path';
import type { TextFile } from '../parse/TextFile.ts';
import type { OwnLegalTexts } from './catalogue.ts';

/** Returns the key of a legal template, of all brands or of one. */
export const legalTemplateKey = (tag: string, document: string): string => `${tag}/${document}`;

/** Reads document and language of a brand's own legal text from a name such as `imprint.de.hbs`. */
export function readLegalFileName({ file }: TextFile): { document: string; tag: string } | undefined {
  const [, document, tag] = /^([^.]+)\.([^.]+)\.hbs$/.exec(path.posix.basename(file)) ?? [];
  return document === undefined || tag === undefined ? undefined : { document, tag };
}

export const resolveOwnLegalTexts = (files: readonly TextFile[]): OwnLegalTexts =>
  Object.fromEntries(
    files.flatMap((file) => {
      const name = readLegalFileName(file);
      return name ? [[legalTemplateKey(name.tag, name.document), file.text]] : [];
    }),
  );
