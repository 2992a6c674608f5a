import path from 'node:path';
import { loadCatalogue } from '../scripts/build/config/resolve/loadCatalogue.ts';
import { Command } from '../scripts/lib/Command.ts';
import { formatBytes } from '../scripts/lib/formatBytes.ts';
import { runEntry } from '../scripts/lib/runEntry.ts';
import { type Build, type FirstLoad, measureFirstLoads } from './bench/measureFirstLoads.ts';
import { type BuildFigures, measureFullBuilds } from './bench/measureFullBuilds.ts';
import { CPU_SLOWDOWN, measureLongLists, type ScriptMs } from './bench/measureLongLists.ts';
import { measurePerSite } from './bench/measurePerSite.ts';
import { median } from './bench/median.ts';

const root = path.resolve(import.meta.dirname, '..');

const ms = (value: number) => `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;

/** What a browser without a cache loads on a slow network, as lines of tables. */
async function listFirstLoads(): Promise<string[]> {
  const { signIn, pages } = await measureFirstLoads(root, 5);
  const columns: readonly Build[] = ['ours', 'vite', 'bare'];
  const rowOf = (label: string, read: (load: FirstLoad) => number, format: (value: number) => string) =>
    `| ${[label, ...columns.map((build) => format(median(signIn[build].map(read))))].join(' | ')} |`;
  const total = ({ bytes }: FirstLoad) => Object.values(bytes).reduce((sum, one) => sum + one, 0);
  return [
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
  ];
}

/** What lists cost that have grown long on a phone, as lines of tables. */
async function listLongLists(): Promise<string[]> {
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

await runEntry(async () => {
  const { browser } = new Command('npm run bench --')
    .description(
      'Measures the build, each figure beside what you would do otherwise, and long lists. Takes some minutes.',
    )
    .option('--browser', 'only what a browser loads first, beside a plain Vite build and a bare page, and long lists')
    .parse()
    .opts<{ browser?: true }>();
  if (browser) {
    for (const line of await listFirstLoads()) console.log(line);
    for (const line of ['', ...(await listLongLists())]) console.log(line);
    return 0;
  }
  const perSite = await measurePerSite(root, await loadCatalogue(root), 5);
  const [vite, esbuild] = [median(perSite.viteMs), median(perSite.esbuildMs)];
  const rows: [string, string][] = [
    ['fonts, icons and legal texts of all brands, made while the app is compiled', ms(perSite.brandFilesMs)],
    [`one more site, this pipeline (mean of ${perSite.siteCount})`, ms(perSite.pipelineMs)],
    [
      'one more site, Vite build in a loop (median of 5)',
      `${ms(vite)}  = ${(vite / perSite.pipelineMs).toFixed(0)} times ours`,
    ],
    [
      'one more site, esbuild in a loop, given less work',
      `${ms(esbuild)}  = ${(esbuild / perSite.pipelineMs).toFixed(0)} times ours`,
    ],
  ];
  const whole = await measureFullBuilds();
  const { cold, secondMachine, firstMachine, synthetic } = whole;
  /** The time of a build, its share of what Vite would take in a loop over all sites, and the CPU time. */
  const describe = ({ ms: time, cpuMs, sites }: BuildFigures) =>
    `${ms(time)}  = Vite's loop / ${((vite * sites) / time).toFixed(0)}${cpuMs === undefined ? '' : `; CPU ${ms(cpuMs)}`}`;
  const cpuOf = ({ cpuMs, ms: time }: BuildFigures) => cpuMs ?? time;
  rows.push(
    [`all ${cold.sites} sites, cold, with compression`, describe(cold)],
    ['the same in plain Vite builds of one site', (cold.ms / vite).toFixed(1)],
    [`all ${cold.sites} sites, cold, without compression`, describe(whole.coldUncompressed)],
    ['nothing changed', describe(whole.noOp)],
    ['one support address of one brand changed', describe(whole.supportAddress)],
    ['one component of the app changed', describe(whole.component)],
    ['one text of a catalogue changed', describe(whole.text)],
    ['a second machine with nothing but a shared cache', describe(secondMachine)],
    ['its CPU time as a share of that of the first', (cpuOf(secondMachine) / cpuOf(firstMachine)).toFixed(2)],
    [`${synthetic.sites} sites, cold, without compression`, describe(synthetic)],
    ['bytes in all sites', `${formatBytes(cold.bytes)} in ${cold.files} files`],
    ['bytes stored, each content once', formatBytes(cold.uniqueBytes)],
    ['scripts that the sign-in page of one site loads, packed', formatBytes(whole.signInBytes)],
    [`peak memory of the cold build of ${cold.sites} sites`, formatBytes(cold.peakMemory)],
    ['without compression', formatBytes(whole.coldUncompressed.peakMemory)],
    [`of ${synthetic.sites} sites, without compression`, formatBytes(synthetic.peakMemory)],
  );
  const width = Math.max(...rows.map(([label]) => label.length));
  for (const [label, figure] of rows) console.log(`${label.padEnd(width)}  ${figure}`);
  for (const line of ['', ...(await listLongLists())]) console.log(line);
  return 0;
});
