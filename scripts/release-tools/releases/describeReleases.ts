import type { LogEntry } from '../../build/output/releaseLog.ts';
import { formatCount } from '../../lib/formatCount.ts';
import type { ListedRelease } from './listKeptReleases.ts';

const COMMIT_LENGTH = 10;

const formatTime = (time: string) => `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`;

const formatCommit = (commit: string) => commit.slice(0, COMMIT_LENGTH) + (commit.endsWith('+') ? '+' : '');

/** Describes kept releases, a line each, with a mark at the current one. */
export const describeReleases = (releases: readonly ListedRelease[]): string[] =>
  releases.map(({ name, isCurrent, time, sites, different, commit, servedAt }) =>
    [
      `${isCurrent ? '*' : ' '} ${name}`,
      time === undefined ? 'time unknown' : formatTime(time),
      formatCount(sites, 'site'),
      ...(commit === undefined ? [] : [`commit ${formatCommit(commit)}`]),
      isCurrent ? 'is current' : different === 0 ? 'has the same sites' : `${different} differ`,
      ...(servedAt.length > 0 ? [`served at ${servedAt.join(', ')}`] : []),
    ].join('  '),
  );

const acts: Readonly<Record<LogEntry['act'], string>> = { build: 'built', rollback: 'went back to', ship: 'shipped' };

/** Describes the lines of a log: who did what, when, and why. */
export const describeLog = (entries: readonly LogEntry[]): string[] =>
  entries.map(({ number, time, by, act, release, sites, hosts, to, reason, approvedBy }) =>
    [
      `${number}  ${formatTime(time)}  ${by} ${acts[act]} ${release}${to === undefined ? '' : ` ${act === 'rollback' ? 'at' : 'to'} ${to}`}`,
      hosts && hosts.length < sites ? `${formatCount(hosts.length, 'host')} of ${sites}` : formatCount(sites, 'site'),
      ...(reason === undefined ? [] : [reason]),
      ...(approvedBy === undefined ? [] : [`approved by ${approvedBy}`]),
    ].join(', '),
  );
