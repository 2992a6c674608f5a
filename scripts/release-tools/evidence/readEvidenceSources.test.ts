import { expect, test } from 'vitest';
import { listDependencies } from './readEvidenceSources.ts';

test('a statement names each commit and each list of sources of the sites once, the inputs, and Node', () => {
  const site = { host: 'members.tavelune.ch.example', digest: '0', release: '0', time: null };
  const sites = [
    { ...site, commit: 'a', sources: '1' },
    { ...site, commit: 'a', sources: '1' },
    { ...site, commit: 'b', changed: true as const, sources: '2' },
    { ...site, commit: null },
  ];
  expect(listDependencies({ app: '3' }, { release: '0', sites })).toEqual([
    { name: 'commit', digest: { gitCommit: 'a' } },
    { name: 'sources', digest: { sha256: '1' } },
    { name: 'commit', digest: { gitCommit: 'b' }, annotations: { changed: true } },
    { name: 'sources', digest: { sha256: '2' } },
    { name: 'app', digest: { treeSha256: '3' } },
    { name: 'node', uri: `pkg:generic/node@${process.versions.node}` },
  ]);
});
