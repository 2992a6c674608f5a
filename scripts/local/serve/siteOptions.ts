import type { Command } from 'commander';
import { PortError } from '../../lib/portError.ts';

interface SiteOptions {
  brand: string;
  domain: string;
  env?: string;
  port: number;
  sandboxPort?: number;
}

const MAX_PORT = 65_535;

/** Parses the value of an option. Throws a PortError for anything that is no port. */
const parsePort = (option: string) => (text: string) => {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= MAX_PORT) return port;
  throw new PortError(`${option} ${text} is no port; write a number from 1 to ${MAX_PORT}`);
};

/** Adds the options of a command that serves one site; `brand` is the default. */
export const addSiteOptions = (command: Command, brand: string): Command =>
  command
    .option('--brand <slug>', 'which brand', brand)
    .option('--domain <domain>', 'which domain', 'de')
    .option('--port <number>', 'port of the site', parsePort('--port'), 4300)
    .option(
      '--sandbox-port <number>',
      'port of the sandbox (default: as build.config.ts says)',
      parsePort('--sandbox-port'),
    );

/** Reads the port, and the site to plan; of the sandbox, unless an environment is named. */
export function readSiteOptions(command: Command) {
  const { brand, domain, env = 'sandbox', port, sandboxPort } = command.opts<SiteOptions>();
  const filter = { brands: [brand], domains: [domain], environment: env };
  return { port, filter: sandboxPort === undefined ? filter : { ...filter, sandboxPort } };
}
