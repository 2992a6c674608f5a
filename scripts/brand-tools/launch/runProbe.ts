import { Resolver } from 'node:dns/promises';
import { connect } from 'node:tls';
import type { LaunchProbe } from './listLaunchSteps.ts';

/** Means to look at the outside world. */
export interface ProbeOptions {
  /** A name server to ask, such as `192.0.2.53` or `127.0.0.1:5300`; without one, those of this machine. */
  nameServer?: string | undefined;
  /** Port at which hosts are asked for their certificates. */
  port?: number;
  /** Certificates that count as known, in PEM, besides those of Node. */
  authority?: string;
}

const TIMEOUT_MS = 10_000;
/** Least time that a certificate must last, in days. */
const MIN_DAYS = 14;
const DAY_MS = 86_400_000;

function createResolver({ nameServer }: ProbeOptions): Resolver {
  const resolver = new Resolver({ timeout: TIMEOUT_MS / 4, tries: 2 });
  if (nameServer !== undefined) resolver.setServers([nameServer]);
  return resolver;
}

/** Resolves a host to addresses; rejects if it has none. */
async function resolveHost(host: string, options: ProbeOptions): Promise<string[]> {
  const resolver = createResolver(options);
  return resolver.resolve4(host).catch(() => resolver.resolve6(host));
}

/** Fetches how long the certificate of a host lasts; rejects if browsers would not trust it. */
async function readCertificateEnd(host: string, options: ProbeOptions): Promise<Date> {
  const [address] = await resolveHost(host, options);
  const { port = 443, authority } = options;
  return new Promise((resolve, reject) => {
    const socket = connect({ host: address!, port, servername: host, ...(authority && { ca: authority }) }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('it does not answer')));
    socket.on('error', reject);
  });
}

const noRecords = ['ENOTFOUND', 'ENODATA'];

function describeError(error: unknown): string {
  const { code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
  return noRecords.includes(code ?? '') ? 'there is no such record' : (message || code)!.split('\n')[0]!;
}

const actions: {
  [Kind in LaunchProbe['kind']]: (
    probe: Extract<LaunchProbe, { kind: Kind }>,
    options: ProbeOptions,
  ) => Promise<string | undefined>;
} = {
  async resolves({ host }, options) {
    await resolveHost(host, options);
    return undefined;
  },
  async certificate({ host }, options) {
    const end = await readCertificateEnd(host, options);
    const days = Math.floor((end.getTime() - Date.now()) / DAY_MS);
    return days >= MIN_DAYS ? undefined : `its certificate lasts ${days} days more; at least ${MIN_DAYS} are needed`;
  },
  async takesMail({ domain }, options) {
    const records = await createResolver(options).resolveMx(domain);
    // A single empty exchange says that no mail is taken (RFC 7505).
    return records.some(({ exchange }) => exchange !== '') ? undefined : 'it says that it takes no mail';
  },
  async answers({ address }) {
    const { status } = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return status < 400 ? undefined : `it answers with status ${status}`;
  },
};

/** Looks at the outside world: returns what is wrong there in one clause, or undefined. */
export async function runProbe(probe: LaunchProbe, options: ProbeOptions = {}): Promise<string | undefined> {
  const act = actions[probe.kind] as (probe: LaunchProbe, options: ProbeOptions) => Promise<string | undefined>;
  return act(probe, options).catch(describeError);
}
