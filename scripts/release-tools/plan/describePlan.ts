import { formatBytes } from '../../lib/formatBytes.ts';
import { formatCount } from '../../lib/formatCount.ts';
import type { Plan } from './Plan.ts';

/** Most causes that are shown, so that a plan fits on a screen. */
const MAX_GROUPS = 20;
const MAX_HOSTS = 2;
const MAX_WITHOUT_EFFECT = 5;

/** Formats a difference of bytes with its sign. */
export const formatDifference = (bytes: number): string =>
  bytes === 0 ? '±0 B' : `${bytes > 0 ? '+' : '−'}${formatBytes(Math.abs(bytes))}`;

/** Whether a build by a plan would change anything. */
export const isEmptyPlan = ({ changed, added, gone, total, unlisted }: Plan): boolean =>
  changed.length + added.length + gone.length + total.files + unlisted.length === 0;

type Group = Plan['groups'][number];

/** Names the causes of a group, or says that nobody knows them. */
export const describeCauses = ({ names, examples }: Group, lacksSources: boolean): string =>
  names.length > 0
    ? names.join('; ')
    : `${examples.join(', ')}: ${lacksSources ? 'the former sources are not known' : 'cannot be attributed to one change of the sources'}`;

/** Describes what a group changes: `84 sites, 10 files each, +120 B, 3.1 kB to send`. */
export function describeEffect({ hosts, filesPerSite: [least, most], files, difference, newBytes }: Group): string {
  const each = least === most ? `${formatCount(most, 'file')} each` : `${least} to ${most} files each`;
  const sites =
    hosts.length === 0
      ? [formatCount(files, 'file of the servers', 'files of the servers')]
      : hosts.length <= MAX_HOSTS
        ? [hosts.join(', '), formatCount(files, 'file')]
        : [formatCount(hosts.length, 'site'), each];
  return [...sites, formatDifference(difference), `${formatBytes(newBytes)} new`].join(', ');
}

/** Describes how many sites change, come and go, in one line. */
export function describeTotal(plan: Plan): string {
  const { changed, added, gone, total, sites, environment } = plan;
  if (isEmptyPlan(plan))
    return `Nothing changes: ${formatCount(sites, 'site')} for ${environment} are as they would be built.`;
  const counts = [
    `${changed.length} of ${formatCount(sites, 'site')} for ${environment} change`,
    ...(added.length > 0 ? [`${added.length} new`] : []),
    ...(gone.length > 0 ? [`${gone.length} gone`] : []),
  ];
  return `${counts.join(', ')}: ${formatCount(total.files, 'file')}, ${formatDifference(total.difference)}, ${formatBytes(total.newBytes)} in new contents.`;
}

const describeSizes = ({ sizes: [before, after] }: Plan): string =>
  `All sites: ${before ? `${before.files} files, ${formatBytes(before.bytes)} → ` : ''}${after.files} files, ${formatBytes(after.bytes)}.`;

/** Lists of hosts with a word for each. */
const listSites = ({ added, gone, unlisted }: Plan, isWhole: boolean): string[] =>
  (
    [
      ['new', added],
      ['gone', gone],
      ['changed, its former files are not known', unlisted],
    ] as const
  ).flatMap(([word, hosts]) =>
    shorten(hosts, isWhole ? hosts.length : MAX_GROUPS / 4).map((host) => `  ${host}  ${word}`),
  );

function shorten(lines: readonly string[], limit: number): string[] {
  const more = lines.length - limit;
  return more <= 1 ? [...lines] : [...lines.slice(0, limit), `… and ${more} more, --all shows them`];
}

/** Describes a plan in lines: the total, and a line for each cause. */
export function describePlan(plan: Plan, isWhole: boolean): string[] {
  if (isEmptyPlan(plan)) return [describeTotal(plan), ...describeRest(plan, isWhole)];
  const groups = plan.groups.map(
    (group) => `  ${describeCauses(group, plan.lacksSources)}\n      ${describeEffect(group)}`,
  );
  return [
    describeTotal(plan),
    ...listSites(plan, isWhole),
    '',
    ...shorten(groups, isWhole ? groups.length : MAX_GROUPS),
    '',
    ...describeRest(plan, isWhole),
    describeSizes(plan),
  ];
}

const describeRest = ({ withoutEffect, overBudget }: Plan, isWhole: boolean): string[] => [
  ...shorten(withoutEffect, isWhole ? withoutEffect.length : MAX_WITHOUT_EFFECT).map(
    (name) => `Without effect: ${name}`,
  ),
  ...overBudget.map((one) => `Over budget: ${one}`),
];

const escapeCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** Renders a plan as Markdown, for a comment on a pull request. */
export function renderPlanMarkdown(plan: Plan, isWhole: boolean): string[] {
  const rows = plan.groups.map(
    (group) => `| ${escapeCell(describeCauses(group, plan.lacksSources))} | ${escapeCell(describeEffect(group))} |`,
  );
  const table = ['| cause | effect |', '|---|---|', ...shorten(rows, isWhole ? rows.length : MAX_GROUPS)];
  const list = [...listSites(plan, isWhole), ...describeRest(plan, isWhole)].map((line) => `- ${line.trim()}`);
  return [
    `**${describeTotal(plan)}**`,
    ...(rows.length > 0 ? ['', ...table] : []),
    ...(list.length > 0 ? ['', ...list] : []),
    ...(isEmptyPlan(plan) ? [] : ['', describeSizes(plan)]),
  ];
}
