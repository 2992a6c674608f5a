import { formatBytes } from '../../lib/formatBytes.ts';
import { formatCount } from '../../lib/formatCount.ts';
import type { MachinePlan } from './planShipment.ts';
import type { MachineAtWork } from './shipRelease.ts';

/** Number of hosts that are named before the rest is counted. */
const NAMED_HOSTS = 3;

/** Names the first hosts of a list, and counts the rest. */
function listHosts(hosts: readonly string[]): string {
  const more = hosts.length - NAMED_HOSTS;
  return `${hosts.slice(0, NAMED_HOSTS).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Facts about a plan, as `--json` prints them. */
export const toPlanResult = ({
  machine,
  plan: { contents, bytes, sites, isLive, changed, added, removed },
}: MachineAtWork) => ({
  machine: machine.name,
  isLive,
  contents: contents.length,
  bytes,
  folders: sites.length,
  changed,
  added,
  removed,
});

const describeHosts = ({ changed, added, removed }: MachinePlan): string[] =>
  [
    { hosts: changed, verb: 'switched' },
    { hosts: added, verb: 'new' },
    { hosts: removed, verb: 'gone' },
  ].flatMap(({ hosts, verb }) =>
    hosts.length === 0 ? [] : [`${verb}: ${formatCount(hosts.length, 'host')} (${listHosts(hosts)})`],
  );

/** Describes in lines what would be sent to a machine, and which of its hosts would change. */
export function describePlan({ machine, state, plan }: MachineAtWork, release: string): string[] {
  const head = `${machine.name}: ${state.live?.release ?? 'nothing yet'} -> ${release}`;
  if (plan.isLive) return [`${machine.name}: serves ${release} already`];
  return [
    `${head}, ${formatCount(plan.contents.length, 'new content')} of ${formatBytes(plan.bytes)}`,
    ...describeHosts(plan).map((line) => `  ${line}`),
  ];
}
