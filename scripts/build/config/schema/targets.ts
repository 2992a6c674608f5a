import { z } from 'zod';
import { ReportRate, Walk, Wave } from './waves.ts';

/** Schema of a machine as `ssh` takes it. It becomes an argument of commands, so none may begin with a hyphen. */
const machine = z.string().regex(/^(?:[a-z_][\w-]*@)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i, {
  error: 'a machine such as deploy@www1.operator.example, or its name in ~/.ssh/config',
});

const folder = z.string().regex(/^(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/, {
  error: 'an absolute path such as /srv/matchpress, of letters, digits, dots, hyphens and underscores',
});

/** Schema of a server to ask for all hosts. */
const served = z
  .string()
  .regex(/^https?:\/\/[a-z0-9.-]+:[1-9]\d{0,4}$/, { error: 'an origin with a port, such as https://127.0.0.1:443' })
  .nullable();

/** How sites get a release, and how long it stays, at a target of any kind. */
const rollout = {
  waves: z
    .array(Wave)
    .default([])
    .describe('Groups of sites that get a release one after the other; sites that none of them names come last.'),
  walk: Walk.optional().describe('Whom the sites of a wave are tried with, in a browser. Default: none is tried.'),
  reports: ReportRate.optional().describe('Where the rate of reports is read after a wave. Default: nowhere.'),
  keep: z.int().min(1).default(5).describe('Number of releases that stay at least, the one that is served included.'),
};

const SshTarget = z.strictObject({
  kind: z.literal('ssh').describe('How it is reached: "ssh".'),
  machines: z.array(machine).min(1).describe('The machines, each with nginx or Caddy; all of them get the same.'),
  folder: folder.describe('Folder on each machine that holds releases, and nothing else.'),
  reload: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Command on the machine after which its server serves the release that the link "current" leads to, such as "nginx -t && nginx -s reload". If it fails, the former release is back.',
    ),
  serves: served
    .default('https://127.0.0.1:443')
    .describe(
      'Where the server answers, seen from the machine itself: there every changed host is read back, over the same SSH connection; null where no server is. Default: https://127.0.0.1:443.',
    ),
  ...rollout,
});
export type SshTarget = z.output<typeof SshTarget>;

const S3Target = z.strictObject({
  kind: z.literal('s3'),
  bucket: z
    .string()
    .regex(/^https?:\/\/[a-z0-9.-]+(?::[1-9]\d{0,4})?\/[a-z0-9][a-z0-9.-]+$/, {
      error: 'the address of a bucket, such as https://s3.eu-central-1.amazonaws.com/matchpress',
    })
    .describe('Address of the bucket, which holds releases and nothing else; its keys come from the environment.'),
  region: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('auto')
    .describe('Region of the bucket. Default: auto.'),
  serves: served
    .optional()
    .describe(
      'Where the function at the edge answers for all hosts: there every changed host is read back; null where none is. Default: each host by its name.',
    ),
  ...rollout,
});
export type S3Target = z.output<typeof S3Target>;

const WorkerTarget = z.strictObject({
  kind: z.literal('worker'),
  folder: folder.describe(
    'Folder on this machine with your wrangler.jsonc, in which the Worker and its assets are made.',
  ),
  deploy: z.string().min(1).default('npx wrangler deploy').describe('Command in that folder that uploads the Worker.'),
  serves: served
    .optional()
    .describe('Where the Worker answers for all hosts; null where it cannot be asked. Default: each host by its name.'),
  ...rollout,
});
export type WorkerTarget = z.output<typeof WorkerTarget>;

/** Schema of a place to which npm run ship brings a release. Keys and passwords are no part of it. */
export const Target = z.discriminatedUnion('kind', [SshTarget, S3Target, WorkerTarget], {
  error: '"ssh", "s3" or "worker"',
});
export type Target = z.output<typeof Target>;
