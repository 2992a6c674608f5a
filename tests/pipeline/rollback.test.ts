import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../scripts/build.ts';
import { releases } from '../../scripts/releases.ts';
import { rollback } from '../../scripts/rollback.ts';
import { copyBuiltFixture } from '../support/builtFixture.ts';
import { callCommand } from '../support/callCommand.ts';
import { findManifestMismatches, hashDist } from '../support/readDist.ts';

type Command = Parameters<typeof callCommand>[0];

const host = 'members.alderwick.at.example';
const otherHosts = ['members.alderwick.com.example', 'members.alderwick.de.example'];

/** A built project with two further builds of another e-mail address in all sites of a brand; gives what each wrote. */
async function createProject() {
  const project = await copyBuiltFixture();
  const { root } = project;
  const call = async (command: Command, ...args: string[]) => {
    const places = command === releases ? [] : ['--root', root, '--cache', '.cache'];
    const { code, stdout, stderr } = await callCommand(command, [...places, '--out', 'dist', ...args], { cwd: root });
    return { code, stderr, stdout, told: () => JSON.parse(stdout) };
  };
  const file = path.join(root, 'brands/alderwick/brand.json');
  const written = await readFile(file, 'utf8');
  const states = [await hashDist(root)];
  for (const address of ['hilfe', 'beistand']) {
    await writeFile(
      file,
      written.replaceAll(/[a-z.]+@/g, (found) => `${address}.${found}`),
    );
    expect((await call(build, '--no-compress')).code).toBe(0);
    states.push(await hashDist(root));
  }
  const list = async () => (await call(releases, '--json')).told();
  return { ...project, root, call, states, list };
}

const pageOf = (state: Record<string, string>, one: string) => state[`${one}/index.html`];

test('one host, a brand or all sites go back, and forth again; a log tells of all', { tags: 'rule' }, async () => {
  await using project = await createProject();
  const { root, call, states, list } = project;
  const [, second, third] = (await list()).releases.map(({ name }: { name: string }) => name).reverse();
  const now = async () => {
    expect(await findManifestMismatches(root)).toEqual([]);
    return hashDist(root);
  };

  const one = await call(rollback, '--host', host, '--reason', 'wrong address', '--approved-by', 'Bea', '--json');
  expect(one.told()).toMatchObject({ ok: true, from: third, to: second, hosts: [host] });
  const mixed = await now();
  expect(pageOf(mixed, host)).toBe(pageOf(states[1]!, host));
  for (const other of otherHosts) expect(pageOf(mixed, other)).toBe(pageOf(states[2]!, other));

  // From there a whole rollback leads before the release that was mixed, and one of the rest to the same sites.
  const rest = await call(rollback, '--brand', 'alderwick', '--domain', 'com,de');
  expect(rest.stdout).toBe(`2 sites of dist are as in ${second} again; before: ${one.told().release}.\n`);
  const { 'manifest.json': manifest, ...files } = await now();
  expect({ ...files, 'manifest.json': states[1]!['manifest.json'] }).toEqual(states[1]);
  expect(manifest).toBe(states[1]!['manifest.json']);

  expect((await call(rollback, '--to', third.slice(0, 6))).code).toBe(0);
  expect(await now()).toEqual(states[2]);
  expect((await call(rollback, '--then', 'echo reloaded > reloaded')).stdout).toContain(`as in ${second} again`);
  expect(await readFile(path.join(root, 'reloaded'), 'utf8')).toBe('reloaded\n');
  expect(await now()).toEqual(states[1]);
  expect((await call(rollback)).code).toBe(0);
  expect(await now()).toEqual(states[0]);

  const { log, damage, releases: kept } = await list();
  expect(damage).toEqual([]);
  expect(log.slice(-5, -3)).toMatchObject([
    { act: 'rollback', sites: 6, hosts: [host], reason: 'wrong address', approvedBy: 'Bea' },
    { act: 'rollback', hosts: otherHosts },
  ]);
  expect(kept[0]).toMatchObject({ isCurrent: true, sites: 6, different: 0 });
  expect((await call(releases, '--log')).stdout).toMatch(
    /^\d+ .* went back to \w+, 1 host of 6, wrong address, approved by Bea$/m,
  );

  // The next build brings what the sources say, and says what it has replaced.
  const built = await call(build, '--no-compress');
  expect(built.stdout).toContain('which is not the one that the last build published');
  expect(await now()).toEqual(states[2]);
});

test('nothing to go back to is told and changes nothing, and so is a changed log', { tags: 'rule' }, async () => {
  await using project = await createProject();
  const { root, call, states, list } = project;
  const refusal = async (...args: string[]) => {
    const { code, stderr } = await call(rollback, ...args);
    expect(code).toBe(2);
    return stderr;
  };
  expect(await refusal('--to', 'abcdef')).toContain('"abcdef" is no kept release; there are ');
  expect(await refusal('--host', 'members.none.example')).toContain('no kept release before this one has other sites');
  expect(await hashDist(root)).toEqual(states[2]);
  const [, former] = (await list()).releases;
  await rm(path.join(root, '.dist', former.name, host));
  const { code, stderr } = await call(rollback);
  expect([code, stderr]).toEqual([1, expect.stringContaining(`${former.name}/${host}:1:1  the site is gone`)]);
  expect(await hashDist(root)).toEqual(states[2]);

  const file = path.join(root, '.dist/log.jsonl');
  const log = await readFile(file, 'utf8');
  await writeFile(file, log.replace('"sites":6', '"sites":7'));
  const damaged = await call(releases);
  expect([damaged.code, damaged.stderr]).toEqual([
    1,
    'The log of dist is damaged: line 2 does not follow from the line before.\n',
  ]);
  await writeFile(file, log.split('\n').slice(0, 2).join('\n').concat('\n'));
  expect((await call(releases)).stderr).toContain('the last line is not about');
});
