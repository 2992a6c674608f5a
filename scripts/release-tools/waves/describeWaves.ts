import { formatCount } from '../../lib/formatCount.ts';
import type { WaveResult } from './runWaves.ts';
import type { WaveJournal } from './waveJournal.ts';

/** Describes in lines which sites get a release in which wave. */
export const describeWaves = ({ waves }: WaveJournal): string[] =>
  waves.map(({ number, hosts, minutes, isPassed }) =>
    [
      `Wave ${number}: ${formatCount(hosts.length, 'host')} (${hosts[0]}${hosts.length > 1 ? ' …' : ''})`,
      ...(minutes > 0 ? [`watched for ${minutes} min`] : []),
      ...(isPassed ? ['passed'] : []),
    ].join(', '),
  );

/** Describes how far the waves to a target have come, and what can be done now. */
export function describeProgress(
  to: string,
  { to: release, from, waves }: WaveJournal,
  { passed, failures }: WaveResult,
): string {
  const words = `the same command goes on, and with --back ${to} serves ${from} again`;
  if (failures.length > 0)
    return `Wave ${passed + 1} of ${waves.length} has failed and is served; nothing further was shipped. When that is mended, ${words}.`;
  return passed === waves.length
    ? `${to} serves ${release}, in ${formatCount(waves.length, 'wave')}.`
    : `Stopped after wave ${passed} of ${waves.length}: ${words}.`;
}
