import type { BootSettings, MemberBootSettings, ReportSettings } from '../../../app/boot/BootSettings.ts';
import { bootPlaceholder } from '../../lib/buildPlaceholders.ts';
import type { BootScripts } from '../compile/compileBootScripts.ts';
import type { Site } from '../plan/planBuild.ts';
import { toInlineJson } from './toInlineJson.ts';

/** The path of the boot script of members as a file, before it has a hash. */
export const memberScriptPath = 'assets/boot-member.js';
/** The path of the script that reports failures, before it has a hash. */
export const reporterPath = 'assets/boot-reports.js';

/** Values that the boot script of a document has beside those of the site. */
export type DocumentChoices = Omit<BootSettings, 'name' | 'hosts' | 'otherLocales'>;

/** Values that the boot script of members has beside those of the site. */
export type MemberChoices = Pick<MemberBootSettings, 'pages' | 'integrity'>;

type BootValues = Pick<
  Site['values'],
  'name' | 'hosts' | 'locale' | 'locales' | 'apiOrigin' | 'proxiedApi' | 'storageOrigin'
>;

/** Renders the boot script of a document: as it is compiled, with the values that it needs. */
export const renderBootScript = ({ document }: BootScripts, values: BootValues, choices: DocumentChoices): string =>
  fillIn(document, { name: values.name, ...toVisitorSettings(values), ...choices });

/** Renders the boot script of members likewise. */
export function renderMemberBootScript(
  { memberPage }: BootScripts,
  values: BootValues,
  choices: MemberChoices,
): string {
  const { apiOrigin, proxiedApi, storageOrigin } = values;
  return fillIn(memberPage, { ...toVisitorSettings(values), apiOrigin, proxiedApi, storageOrigin, ...choices });
}

/** Renders the script that reports the failures of a site. */
export const renderReporter = (
  { reporter }: BootScripts,
  { reportsUrl: url, host: site }: Pick<Site['values'], 'reportsUrl' | 'host'>,
  routes: readonly string[],
): string => fillIn(reporter, { url, site, routes });

/** Renders the script that notices failures, and then loads the one that reports them. */
export const renderNoticer = ({ noticer }: BootScripts, reporterAddress: string): string =>
  fillIn(noticer, reporterAddress);

const toVisitorSettings = ({ hosts, locale, locales }: BootValues) => ({
  hosts,
  otherLocales: locales.filter((each) => each !== locale),
});

const fillIn = (compiled: string, settings: BootSettings | MemberBootSettings | ReportSettings | string): string =>
  compiled.replace(bootPlaceholder, () => toInlineJson(settings));
