import type { WrittenBrand } from '../../../../brands/brandSchema.ts';
import type { Problem } from '../../../lib/problem.ts';
import type { DeepPartial } from '../parse/omitPaths.ts';
import type { ParsedDocument } from '../parse/pathProblem.ts';
import type { TextFile } from '../parse/TextFile.ts';
import type { ResolvedTheme } from './catalogue.ts';
import type { PhotoFile } from './photos.ts';
import type { OwnFontSource } from './sources.ts';

export type PartialBrand = DeepPartial<WrittenBrand>;

export interface ParsedTheme {
  /** Name of the file in themes/, or slug of the brand whose own theme it is. */
  name: string;
  /** Only where there are no problems. */
  theme?: ResolvedTheme;
  problems: Problem[];
}

/** A parsed brand file. */
export interface ParsedBrand {
  slug: string;
  document: ParsedDocument;
  /** Only where the file is valid. */
  value?: WrittenBrand;
  /** The valid parts of the file. */
  partial: PartialBrand;
  logo?: TextFile;
  icon?: TextFile;
  darkLogo?: TextFile;
  /** Where the brand has a theme file of its own. */
  ownTheme?: ParsedTheme;
  /** The brand's own texts, a PO file for each language. */
  texts: readonly TextFile[];
  /** The brand's own legal documents. */
  legal: readonly TextFile[];
  /** The brand's own drawings. */
  pictures: readonly TextFile[];
  /** The brand's own fonts; undefined where one of them is unreadable. */
  fonts?: readonly OwnFontSource[] | undefined;
  /** The brand's photographs. */
  photos: readonly PhotoFile[];
}
