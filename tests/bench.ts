import path from 'node:path';
import { loadCatalogue } from '../scripts/build/config/resolve/loadCatalogue.ts';
import { Command } from '../scripts/lib/Command.ts';
import { formatBytes } from '../scripts/lib/formatBytes.ts';
import { runEntry } from '../scripts/lib/runEntry.ts';
import type { EditName } from './bench/edits.ts';
import type { Build, FirstLoad } from './bench/measureFirstLoads.ts';
import { type BuildFigures, measureFullBuilds } from './bench/measureFullBuilds.ts';
import type { ScriptMs } from './bench/measureLongLists.ts';
import { measurePerSite } from './bench/measurePerSite.ts';
import { measureServers, type ServerFigures } from './bench/measureServers.ts';
import { median } from './bench/median.ts';
import { findExceeded, type Row, renderRows } from './bench/rows.ts';

const root = path.resolve(import.meta.dirname, '..');

const ms = (value: number) => `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;

/** Shares of the sign-in page of the plain build that first loads may take. */
const loadCeilings = { signInUsable: 1.1, signInBytes: 1.2, pagePaint: 1.9, pageScript: 2.7 };

/** Kilobytes, with headers, of the first document, and of all that somebody loads who comes back after a release. */
const [DOCUMENT_KB, RETURN_KB] = [15, 3.5];

/** Measures first loads without a cache on a slow network; returns lines of tables, and the rows with a limit. */
async function listFirstLoads(): Promise<{ lines: string[]; rows: Row[] }> {
  // Loaded on demand, because their browser's driver takes longer to load than all else.
  const [{ measureFirstLoads }, { measureReturns }] = await Promise.all([
    import('./bench/measureFirstLoads.ts'),
    import('./bench/measureReturns.ts'),
  ]);
  const { signIn, pages } = await measureFirstLoads(root, 5);
  const columns: readonly Build[] = ['ours', 'vite', 'bare'];
  const rowOf = (label: string, read: (load: FirstLoad) => number, format: (value: number) => string) =>
    `| ${[label, ...columns.map((build) => format(median(signIn[build].map(read))))].join(' | ')} |`;
  const total = ({ bytes }: FirstLoad) => Object.values(bytes).reduce((sum, one) => sum + one, 0);
  const returns = await measureReturns();
  const shareOf = (loads: readonly FirstLoad[], read: (load: FirstLoad) => number, plain = read) =>
    median(loads.map(read)) / median(signIn.vite.map(plain));
  const limited = (label: string, share: number, ceiling: number): Row => ({
    label,
    figure: 'beside sign-in of the plain build',
    limit: { measured: share, ceiling },
  });
  const limitedBytes = (label: string, bytes: number, ceiling: number, beside: string): Row => ({
    label,
    figure: beside,
    limit: { measured: bytes / 1000, ceiling, unit: 'kB' },
  });
  const rows: Row[] = [
    limited(
      'sign-in: usable',
      shareOf(signIn.ours, ({ usable }) => usable),
      loadCeilings.signInUsable,
    ),
    limited('sign-in: all bytes', shareOf(signIn.ours, total), loadCeilings.signInBytes),
    ...Object.entries(pages).flatMap(([name, loads]) => [
      limited(
        `${name}: largest paint`,
        shareOf(
          loads,
          ({ largestPaint }) => largestPaint,
          ({ usable }) => usable,
        ),
        loadCeilings.pagePaint,
      ),
      limited(
        `${name}: script`,
        shareOf(loads, ({ bytes }) => bytes.script),
        loadCeilings.pageScript,
      ),
    ]),
    limitedBytes(
      'sign-in: document',
      median(signIn.ours.map(({ bytes }) => bytes.document)),
      DOCUMENT_KB,
      'with headers',
    ),
    ...Object.entries(returns.deltas).map(([name, bytes]) => {
      const beside = `by brotli alone ${kilobytes(returns.brotli[name as keyof typeof returns.brotli])}`;
      return limitedBytes(`${name}: loaded again after one edited component`, bytes, RETURN_KB, beside);
    }),
  ];
  const lines = [
    '| sign-in, median of 5 in turns | this pipeline | plain Vite build | bare page of the libraries |',
    '|---|---|---|---|',
    rowOf('script', ({ bytes }) => bytes.script, kilobytes),
    rowOf('all bytes', total, kilobytes),
    rowOf('requests', ({ requests }) => requests, String),
    rowOf('first paint', ({ firstPaint }) => firstPaint, seconds),
    rowOf('largest paint', ({ largestPaint }) => largestPaint, seconds),
    rowOf('form visible', ({ formVisible }) => formVisible, seconds),
    rowOf('form usable', ({ usable }) => usable, seconds),
    '',
    '| page, signed in, median of 5 | largest paint | script | all bytes | requests, preflights | layout shift |',
    '|---|---|---|---|---|---|',
    ...Object.entries(pages).map(([name, loads]) => {
      const of = (read: (load: FirstLoad) => number) => median(loads.map(read));
      const requests = `${of((load) => load.requests)}, ${of(({ preflights }) => preflights)}`;
      const bytes = `${kilobytes(of((load) => load.bytes.script))} | ${kilobytes(of(total))}`;
      const shift = Math.max(...loads.map(({ layoutShift }) => layoutShift)).toFixed(3);
      return `| ${name} | ${seconds(of(({ largestPaint }) => largestPaint))} | ${bytes} | ${requests} | ${shift} |`;
    }),
    '',
    ...renderRows(rows),
  ];
  return { lines, rows };
}

/** What lists cost that have grown long on a phone, as lines of tables. */
async function listLongLists(): Promise<string[]> {
  const { CPU_SLOWDOWN, measureLongLists } = await import('./bench/measureLongLists.ts');
  const { showMore, longestTaskMs, longTasks, thread, inbox } = await measureLongLists(root);
  const rowOf = (label: string, { own, slowed }: ScriptMs) => `| ${label} | ${ms(own)} | ${ms(slowed)} |`;
  return [
    `| script | processor at its own speed | slowed down ${CPU_SLOWDOWN} times |`,
    '|---|---|---|',
    rowOf('“Show more people” to 400 cards', showMore[400]),
    rowOf('the same to 1,000 cards', showMore[1000]),
    rowOf('a key typed below 5,000 messages', thread.key),
    rowOf('a key typed into the search of 1,000 conversations', inbox.key),
    '',
    `| scrolling, slowed down ${CPU_SLOWDOWN} times | tasks of more than 50 ms | longest task | elements at the end |`,
    '|---|---|---|---|',
    `| 1,000 cards | ${longTasks} | ${ms(longestTaskMs)} | |`,
    `| 5,000 messages | ${thread.longTasks} | ${ms(thread.longestTaskMs)} | ${thread.elements} |`,
    `| 1,000 conversations | ${inbox.longTasks} | ${ms(inbox.longestTaskMs)} | ${inbox.elements} |`,
  ];
}

/** Processor time that a build after an edit may take, in plain Vite builds of one site: a third above what it takes. */
const editCeilings: Record<EditName, number> = {
  'one support address of one brand': 1.6,
  'one component of the app': 8,
  'one text of a catalogue': 3.6,
  'one legal text of a language': 1.5,
  'the address of a company': 4.7,
  'one picture': 4,
};

/** Megabytes; those of builds count what the build shares with its compiler twice. */
const memoryCeilings = { sites: 880, thousands: 1000, nginx: 200 };

/** Plain Vite builds: time of a reload, and processor time. */
const serverCeilings = { reload: 0.8, caddy: 1.7 };

/** Measures builds, each figure beside what you would do otherwise. */
async function listBuilds(): Promise<Row[]> {
  const catalogue = await loadCatalogue(root);
  const perSite = await measurePerSite(root, catalogue, 5);
  const [vite, viteCpu, esbuild] = [median(perSite.viteMs), median(perSite.viteCpuMs), median(perSite.esbuildMs)];
  const whole = await measureFullBuilds();
  const { cold, secondMachine, firstMachine, synthetic } = whole;
  const cpuOf = ({ cpuMs, ms: time }: BuildFigures) => cpuMs ?? time;
  /** The time of a build, its share of what Vite would take in a loop over all sites, and the CPU time. */
  const rowOf = (label: string, build: BuildFigures, ceiling?: number): Row => {
    const { ms: time, cpuMs, sites } = build;
    const figure = `${ms(time)}  = Vite's loop / ${((vite * sites) / time).toFixed(0)}${cpuMs === undefined ? '' : `; CPU ${ms(cpuMs)}`}`;
    return { label, figure, ...(ceiling !== undefined && { limit: { measured: cpuOf(build) / viteCpu, ceiling } }) };
  };
  return [
    {
      label: 'fonts, icons, pictures and legal texts of all brands, made while the app is compiled',
      figure: ms(perSite.brandFilesMs),
    },
    {
      label: `one more site, this pipeline (mean of ${perSite.siteCount})`,
      figure: ms(perSite.pipelineMs),
      limit: { measured: perSite.pipelineMs / vite, ceiling: 0.005 },
    },
    {
      label: 'one more site, Vite build in a loop (median of 5)',
      figure: `${ms(vite)}  = ${(vite / perSite.pipelineMs).toFixed(0)} times ours; CPU ${ms(viteCpu)}`,
    },
    {
      label: 'one more site, esbuild in a loop, given less work',
      figure: `${ms(esbuild)}  = ${(esbuild / perSite.pipelineMs).toFixed(0)} times ours`,
    },
    rowOf(`all ${cold.sites} sites, cold, with compression`, cold, 20),
    rowOf(`all ${cold.sites} sites, cold, without compression`, whole.coldUncompressed),
    rowOf('nothing changed', whole.noOp),
    ...Object.entries(whole.edits).map(([name, build]) =>
      rowOf(`${name} changed`, build, editCeilings[name as EditName]),
    ),
    rowOf('a second machine with nothing but a shared cache', secondMachine),
    {
      label: 'its CPU time as a share of that of the first',
      figure: (cpuOf(secondMachine) / cpuOf(firstMachine)).toFixed(2),
    },
    rowOf(`${synthetic.sites} sites, cold, without compression`, synthetic),
    { label: 'bytes in all sites', figure: `${formatBytes(cold.bytes)} in ${cold.files} files` },
    { label: 'bytes stored, each content once', figure: formatBytes(cold.uniqueBytes) },
    { label: 'scripts that the sign-in page of one site loads, packed', figure: formatBytes(whole.signInBytes) },
    memoryRow(`peak memory of the cold build of ${cold.sites} sites`, cold.peakMemory, memoryCeilings.sites),
    memoryRow('without compression', whole.coldUncompressed.peakMemory, memoryCeilings.sites),
    memoryRow(`of ${synthetic.sites} sites, without compression`, synthetic.peakMemory, memoryCeilings.thousands),
    ...describeServers(await measureServers(root, catalogue), { vite, viteCpu }),
  ];
}

const memoryRow = (label: string, bytes: number, ceiling: number): Row => ({
  label,
  figure: formatBytes(bytes),
  limit: { measured: bytes / 1e6, ceiling, unit: 'MB' },
});

/** Describes what servers need for thousands of hosts, beside the milliseconds of a plain Vite build. */
const describeServers = (
  { hosts, nginx, caddyCpuMs }: ServerFigures,
  { vite, viteCpu }: { vite: number; viteCpu: number },
): Row[] => [
  ...(nginx
    ? [
        {
          label: `slowest of three reloads of nginx with ${hosts} hosts`,
          figure: seconds(nginx.reloadMs),
          limit: { measured: nginx.reloadMs / vite, ceiling: serverCeilings.reload },
        },
        memoryRow('its memory afterwards, all processes', nginx.bytes, memoryCeilings.nginx),
      ]
    : []),
  ...(caddyCpuMs === undefined
    ? []
    : [
        {
          label: `CPU time of Caddy for reading ${hosts} hosts`,
          figure: seconds(caddyCpuMs),
          limit: { measured: caddyCpuMs / viteCpu, ceiling: serverCeilings.caddy },
        },
      ]),
];

await runEntry(async () => {
  const { browser, check } = new Command('npm run bench --')
    .description(
      'Measures the build, each figure beside what you would do otherwise, and long lists. Takes some minutes.',
    )
    .option('--browser', 'only what a browser loads first, beside a plain Vite build and a bare page, and long lists')
    .option('--check', 'fail if a figure is above what it may be, as a share of a plain Vite build of the same run')
    .parse()
    .opts<{ browser?: true; check?: true }>();
  const builds = async () => {
    const rows = await listBuilds();
    return { rows, lines: renderRows(rows) };
  };
  const { rows, lines } = await (browser ? listFirstLoads() : builds());
  for (const line of lines) console.log(line);
  for (const line of ['', ...(await listLongLists())]) console.log(line);
  const exceeded = check ? findExceeded(rows) : [];
  for (const line of exceeded) console.error(line);
  return exceeded.length > 0 ? 1 : 0;
});
