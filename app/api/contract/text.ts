import * as z from 'zod/mini';
import { defineCall } from './defineCall.ts';
import { PathId } from './fields.ts';

/** Message id → text. */
export const Strings = z.record(z.string(), z.string());
export type Strings = z.output<typeof Strings>;

/** Section 3, Terms and policies document: HTML whose few allowed elements the dialog picks out. */
export const LegalDocuments = z.object({
  termsOfService: z.string(),
  privacyPolicy: z.string(),
  imprint: z.string(),
});
export type LegalDocuments = z.output<typeof LegalDocuments>;

/** Section 7, Account and config: laid over the compiled catalogue (contract, reading 2). */
export const fetchTranslations = defineCall({
  name: 'fetchTranslations',
  method: 'GET',
  path: '/translations/:locale',
  kind: 'read',
  auth: 'none',
  params: z.object({ locale: PathId }),
  response: Strings,
});

const NestedStrings = z.array(z.object({ translations: z.object({ keys: Strings }) })).check(z.minLength(1));

/** Section 7, Account and config: the second reading of the same strings, `data[0].translations.keys`. Its path is ours. Extension. */
export const fetchTranslationKeys = defineCall({
  name: 'fetchTranslationKeys',
  method: 'GET',
  path: '/api/translations/:locale',
  kind: 'read',
  auth: 'none',
  params: z.object({ locale: PathId }),
  response: z.pipe(
    NestedStrings,
    z.transform(([first]): Strings => first!.translations.keys),
  ),
  extension: true,
});
