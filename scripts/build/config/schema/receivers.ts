import type { Environment, Receivers } from './buildConfig.ts';

/** Returns the receivers of a brand: its own where the environment names any for it, else those for all brands. */
export function receiversOf({ receivers }: Pick<Environment, 'receivers'>, slug: string): Receivers {
  if (!receivers) return {};
  const { brands, ...forAll } = receivers;
  return Object.hasOwn(brands, slug) ? brands[slug]! : forAll;
}

/** Copies receivers with every address changed by `change`. */
export function mapReceivers(
  receivers: Environment['receivers'],
  change: (url: string) => string,
): Environment['receivers'] {
  if (!receivers) return undefined;
  const mapOwn = ({ statistics, ads }: Receivers): Receivers => ({
    ...(statistics && { statistics: mapStatistics(statistics, change) }),
    ...(ads && { ads: { url: change(ads.url) } }),
  });
  const brands = Object.fromEntries(Object.entries(receivers.brands).map(([slug, own]) => [slug, mapOwn(own)]));
  return { ...mapOwn(receivers), brands };
}

const mapStatistics = (
  receiver: NonNullable<Receivers['statistics']>,
  change: (url: string) => string,
): NonNullable<Receivers['statistics']> =>
  receiver.kind === 'tagManager'
    ? { ...receiver, script: change(receiver.script), hosts: receiver.hosts.map(change) }
    : { ...receiver, url: change(receiver.url) };
