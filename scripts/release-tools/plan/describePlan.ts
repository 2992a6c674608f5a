import { formatBytes } from '../../lib/formatBytes.ts';
import { formatCount } from '../../lib/formatCount.ts';
import type { Plan } from './Plan.ts';

// Limits by which a plan fits on a screen.
const MAX_CAUSES = 20;
const MAX_COMBINATIONS = 8;
const MAX_OTHERS = 5;
const MAX_HOSTS = 2;

/** Formats a difference of bytes with its sign. */
const formatDifference = (bytes: number): string =>
  bytes === 0 ? '±0 B' : `${bytes > 0 ? '+' : '−'}${formatBytes(Math.abs(bytes))}`;

/** Whether a build by a plan would change anything. */
export const isEmptyPlan = ({ changed, added, gone, total, unlisted }: Plan): boolean =>
  changed.length + added.length + gone.length + total.files + unlisted.length === 0;

type Group = Plan['groups'][number];

/** Describes what a group changes: `84 sites, 10 files each, +120 B, 3.1 kB to send`. */
function describeEffect({ hosts, filesPerSite: [least, most], files, difference, newBytes }: Group): string {
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
function describeTotal(plan: Plan): string {
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
  ).flatMap(([word, hosts]) => shorten(hosts, isWhole ? hosts.length : MAX_OTHERS).map((host) => `  ${host}  ${word}`));

function shorten(lines: readonly string[], limit: number): string[] {
  const more = lines.length - limit;
  return more <= 1 ? [...lines] : [...lines.slice(0, limit), `… and ${more} more, --all shows them`];
}

/** A line of a plan: what has caused something, and what that is. */
type PlanLine = readonly [cause: string, effect: string];

/**
 * Lists a line for each cause, with its number, then one for each combination of causes that have changed files together,
 * and what cannot be attributed. Every changed file is in one of them.
 */
function listLines({ causes, groups, lacksSources }: Plan, isWhole: boolean): PlanLine[] {
  const alone = new Map(
    groups.flatMap((group) => (group.causes.length === 1 ? [[group.causes[0]!, group] as const] : [])),
  );
  const single = causes.map((name, index): PlanLine => {
    const group = alone.get(index);
    return [`${index + 1}  ${name}`, group ? describeEffect(group) : 'only together with others'];
  });
  const together = groups
    .filter((group) => group.causes.length > 1)
    .map((group): PlanLine => [group.causes.map((index) => index + 1).join(' + '), describeEffect(group)]);
  const unknown = groups
    .filter((group) => group.causes.length === 0)
    .map((group): PlanLine => {
      const reason = lacksSources ? 'the former sources are not known' : 'it cannot be told which change';
      return [`?  ${group.examples.join(', ')}: ${reason}`, describeEffect(group)];
    });
  if (isWhole) return [...single, ...together, ...unknown];
  return [...cut(single, MAX_CAUSES, 'cause'), ...cut(together, MAX_COMBINATIONS, 'combination'), ...unknown];
}

function cut(lines: readonly PlanLine[], limit: number, word: string): PlanLine[] {
  const more = lines.length - limit;
  return more <= 1 ? [...lines] : [...lines.slice(0, limit), [`… and ${more} more ${word}s`, '--all shows them']];
}

/** Describes a plan in lines: the total, and a line for each cause. */
export function describePlan(plan: Plan, isWhole: boolean): string[] {
  if (isEmptyPlan(plan)) return [describeTotal(plan), ...describeRest(plan, isWhole)];
  return [
    describeTotal(plan),
    ...listSites(plan, isWhole),
    '',
    ...listLines(plan, isWhole).map(([cause, effect]) => `  ${cause}: ${effect}`),
    '',
    ...describeRest(plan, isWhole),
    describeSizes(plan),
  ];
}

const describeRest = ({ withoutEffect, overBudget }: Plan, isWhole: boolean): string[] => [
  ...shorten(withoutEffect, isWhole ? withoutEffect.length : MAX_OTHERS).map((name) => `Without effect: ${name}`),
  ...overBudget.map((one) => `Over budget: ${one}`),
];

const escapeCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** Renders a plan as Markdown, for a comment on a pull request. */
export function renderPlanMarkdown(plan: Plan, isWhole: boolean): string[] {
  const rows = listLines(plan, isWhole).map(([cause, effect]) => `| ${escapeCell(cause)} | ${escapeCell(effect)} |`);
  const list = [...listSites(plan, isWhole), ...describeRest(plan, isWhole)].map((line) => `- ${line.trim()}`);
  return [
    `**${describeTotal(plan)}**`,
    ...(rows.length > 0 ? ['', '| cause | effect |', '|---|---|', ...rows] : []),
    ...(list.length > 0 ? ['', ...list] : []),
    ...(isEmptyPlan(plan) ? [] : ['', describeSizes(plan)]),
  ];
}
