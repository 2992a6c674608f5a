import type { Command } from 'commander';

interface SiteOptions {
  brand: string;
  domain: string;
  env?: string;
  port: number;
  sandboxPort?: number;
}

/** Adds the options of a command that serves one site; `brand` is the one that is served when none is named. */
export const addSiteOptions = (command: Command, brand: string): Command =>
  command
    .option('--brand <slug>', 'which brand', brand)
    .option('--domain <domain>', 'which domain', 'de')
    .option('--port <number>', 'port of the site', Number, 4300)
    .option('--sandbox-port <number>', 'port of the sandbox (default: as build.config.ts says)', Number);

/** The port, and the site to plan; of the sandbox, unless an environment is named. */
export function readSiteOptions(command: Command) {
  const { brand, domain, env = 'sandbox', port, sandboxPort } = command.opts<SiteOptions>();
  const filter = { brands: [brand], domains: [domain], environment: env };
  return { port, filter: sandboxPort === undefined ? filter : { ...filter, sandboxPort } };
}
