import type { BootSettings } from '../../../app/boot/BootSettings.ts';
import { bootPlaceholder } from '../../lib/buildPlaceholders.ts';
import type { Site } from '../plan/planBuild.ts';
import { toInlineJson } from './toInlineJson.ts';

/** Values that the boot script of a document has beside those of the site. */
export type DocumentChoices = Pick<
  BootSettings,
  'shownAt' | 'inlinedStyles' | 'guestFiles' | 'memberFiles' | 'memberPages'
>;

type BootValues = Pick<
  Site['values'],
  'name' | 'hosts' | 'locale' | 'locales' | 'apiOrigin' | 'proxiedApi' | 'storageOrigin'
>;

/** Renders the boot script of a document: `compiled`, with the values that it needs. */
export function renderBootScript(
  compiled: string,
  { name, hosts, locale, locales, apiOrigin, proxiedApi, storageOrigin }: BootValues,
  choices: DocumentChoices,
): string {
  const all: BootSettings = {
    name,
    hosts,
    otherLocales: locales.filter((each) => each !== locale),
    apiOrigin,
    proxiedApi,
    storageOrigin,
    ...choices,
  };
  return compiled.replace(bootPlaceholder, () => toInlineJson(all));
}
