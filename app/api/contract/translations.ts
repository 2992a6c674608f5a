import * as z from 'zod/mini';
import { read } from './defineCall.ts';
import { PathId } from './fieldSchemas.ts';
import { list } from './listSchemas.ts';

/** Message id → text. */
export const TranslatedStrings = z.record(z.string(), z.string());
export type TranslatedStrings = z.output<typeof TranslatedStrings>;

/** Strings that are laid over the compiled catalogue (reading 2). */
export const fetchTranslations = read('fetchTranslations', 'GET /translations/:locale', {
  auth: 'none',
  params: z.object({ locale: PathId }),
  response: TranslatedStrings,
});

const NestedTranslations = list(z.object({ translations: z.object({ keys: TranslatedStrings }) })).check(
  z.refine((rows) => rows.length > 0),
);

/** The same strings in the other form that back ends use: `data[0].translations.keys`. */
export const fetchTranslationKeys = read('fetchTranslationKeys', 'GET /api/translations/:locale', {
  auth: 'none',
  params: z.object({ locale: PathId }),
  response: z.pipe(
    NestedTranslations,
    z.transform(([first]): TranslatedStrings => first!.translations.keys),
  ),
  extension: true,
});
